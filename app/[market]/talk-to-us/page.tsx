import { FlowShell } from "@/components/layout/flow-shell";
import { TalkPage } from "@/components/leads/talk-page";
import { talkAddress } from "@/lib/routing/addresses";
import type { PageQuery } from "@/lib/routing/query";
import { readOrigin } from "@/lib/sign-up/lead";
import { site } from "@/server/env";
import { type EditionProps, editionOf } from "../edition-of";
import { sendLead } from "./actions";

type Props = EditionProps & { searchParams: PageQuery };

export default async function Talk(props: Props) {
  const edition = await editionOf(props);
  const { about, from } = await props.searchParams;
  const origin = readOrigin({ kind: about, source: from });
  return (
    <FlowShell site={site()} addressIn={(other) => talkAddress(other, origin)}>
      <TalkPage edition={edition} origin={origin} action={sendLead} site={site()} />
    </FlowShell>
  );
}
