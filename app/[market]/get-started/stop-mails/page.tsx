import { StopPage } from "@/components/mail/stop-page";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import type { PageQuery } from "@/lib/routing/query";
import { site } from "@/server/env";
import { stopPage } from "@/server/resume-mails/stop";
import { type EditionProps, editionOf } from "../../edition-of";
import { pressStop } from "./actions";

type Props = EditionProps & { searchParams: PageQuery };

export default async function StopMailsPage(props: Props) {
  const edition = await editionOf(props);
  const { key, failed } = await props.searchParams;
  const stopKey = typeof key === "string" ? key : "";
  return (
    <SignUpShell edition={edition} site={site()}>
      <StopPage
        edition={edition}
        state={await stopPage(stopKey)}
        hasFailed={failed === "1"}
        stopKey={stopKey}
        stop={pressStop}
      />
    </SignUpShell>
  );
}
