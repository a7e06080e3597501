import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Document } from "@/components/layout/document";
import { FlowShell } from "@/components/layout/flow-shell";
import { OpenConfirmation } from "@/components/payment/open-confirmation";
import { unlistedDescription } from "@/components/seo/metadata";
import { setPageLocale } from "@/i18n/request";
import { marketAddress, requestIdNames } from "@/lib/routing/addresses";
import type { PageQuery } from "@/lib/routing/query";
import { waitFromQuery } from "@/lib/sign-up/step-state";
import { openConfirmationState } from "@/server/confirmation/mailed-link";
import { site } from "@/server/env";
import { emailLink, openHere } from "./actions";

type Props = { searchParams: PageQuery };

/** Opens a confirmation, or the way to set up the payment, in another browser: asks for an e-mailed link, and with the link's key offers to open it. */
export default async function OpenConfirmationPage({ searchParams }: Props) {
  const query = await searchParams;
  const { submission_id: submissionId, [requestIdNames.query]: requestId, key } = query;
  const { edition, page } = await openConfirmationState({ submissionId, requestId }, key, new Date());
  if (page.state === "redirect") redirect(page.address);
  setPageLocale(edition);
  const t = await getTranslations("payment");
  const home = marketAddress("home", edition);
  return (
    <Document>
      <meta name="description" content={unlistedDescription("payment", edition)} />
      <FlowShell leave={{ href: home, label: t("home") }} site={site()}>
        <OpenConfirmation
          edition={edition}
          page={page}
          ids={{ submissionId: String(submissionId ?? ""), requestId: String(requestId ?? "") }}
          linkKey={String(key ?? "")}
          result={{ sent: query.sent === "1", failed: query.failed === "1", wait: waitFromQuery(query.wait) }}
          email={emailLink}
          open={openHere}
          supportEmail={site().supportEmail}
        />
      </FlowShell>
    </Document>
  );
}
