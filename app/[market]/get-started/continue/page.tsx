import { redirect } from "next/navigation";
import { FormMessages } from "@/components/sign-up/form/form-messages";
import { SignUpShell } from "@/components/sign-up/layout/sign-up-shell";
import { ContinuePage } from "@/components/sign-up/start/continue-page";
import type { PageQuery } from "@/lib/routing/query";
import { site } from "@/server/env";
import { linkPage, tokenForThisBrowser } from "@/server/sign-up/links";
import { type EditionProps, editionOf } from "../../edition-of";
import { noticeFromQuery } from "../answer";
import { continueHere, emailLink } from "./actions";

type Props = EditionProps & { searchParams: PageQuery };

/** Without a key, asks for the e-mail address that gets the link; with the link's key, offers to continue here. */
export default async function AnotherDevicePage(props: Props) {
  const edition = await editionOf(props);
  const query = await props.searchParams;
  const linkKey = typeof query.key === "string" ? query.key : null;
  const page = await linkPage(linkKey);
  if (page.state === "here") redirect(page.address);
  return (
    <SignUpShell edition={edition} site={site()} withExit>
      <FormMessages>
        <ContinuePage
          edition={edition}
          page={page}
          linkKey={linkKey ?? ""}
          token={page.state === "open" ? tokenForThisBrowser() : ""}
          sent={query.sent === "1"}
          failed={query.failed === "1"}
          notice={noticeFromQuery(edition, query)}
          email={emailLink}
          follow={continueHere}
        />
      </FormMessages>
    </SignUpShell>
  );
}
