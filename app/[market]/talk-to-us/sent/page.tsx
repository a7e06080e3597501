import { connection } from "next/server";
import { SentPage } from "@/components/leads/sent-page";
import { site } from "@/server/env";
import { type MarketProps, marketOf } from "../../market-of";

/** Rendered for each request, because its policy has a nonce; it needs no database. */
export default async function Sent(props: MarketProps) {
  await connection();
  return <SentPage market={await marketOf(props)} site={site()} />;
}
