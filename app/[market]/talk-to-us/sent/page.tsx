import { connection } from "next/server";
import { SentPage } from "@/components/leads/sent-page";
import { site } from "@/server/env";
import { type EditionProps, editionOf } from "../../edition-of";

/** Rendered for each request, because its policy has a nonce; it needs no database. */
export default async function Sent(props: EditionProps) {
  await connection();
  return <SentPage edition={await editionOf(props)} site={site()} />;
}
