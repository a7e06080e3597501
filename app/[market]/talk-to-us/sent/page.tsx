import { connection } from "next/server";
import { FlowShell } from "@/components/layout/flow-shell";
import { SentPage } from "@/components/leads/sent-page";
import { talkSentAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { type EditionProps, editionOf } from "../../edition-of";

/** Rendered for each request, because its policy has a nonce; it needs no database. */
export default async function Sent(props: EditionProps) {
  await connection();
  const edition = await editionOf(props);
  return (
    <FlowShell site={site()} addressIn={talkSentAddress}>
      <SentPage edition={edition} site={site()} />
    </FlowShell>
  );
}
