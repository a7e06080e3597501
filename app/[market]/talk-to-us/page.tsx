import { TalkPage } from "@/components/leads/talk-page";
import type { PageQuery } from "@/lib/routing/query";
import { readOrigin } from "@/lib/sign-up/lead";
import { site } from "@/server/env";
import { type EditionProps, editionOf } from "../edition-of";
import { sendLead } from "./actions";

type Props = EditionProps & { searchParams: PageQuery };

export default async function Talk(props: Props) {
  const { about, from } = await props.searchParams;
  return (
    <TalkPage
      edition={await editionOf(props)}
      origin={readOrigin({ kind: about, source: from })}
      action={sendLead}
      site={site()}
    />
  );
}
