import { useTranslations } from "next-intl";
import { ErrorSummary } from "@/components/sign-up/form/error-summary";
import { Columns, Titles } from "@/components/sign-up/layout/group";
import { PanelEntry, SidePanel } from "@/components/sign-up/layout/side-panel";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import type { RefusedLead } from "@/lib/leads/lead";
import { productName } from "@/lib/site";
import { LeadForm, type LeadFormProps } from "./lead-form";
import { nextSteps } from "./sent-page";

type Props = Pick<LeadFormProps, "market" | "origin" | "action"> & {
  /** What was sent and could not be taken; null for a page that was only opened. */
  refused: RefusedLead | null;
  bookingUrl: string;
};

/** The page of the form alone: shown again after a refusal, with what was typed. */
export function TalkPage({ refused, bookingUrl, ...form }: Props) {
  const t = useCopy("leads");
  const error = useTranslations("form");
  const heading = t(`heading.${form.origin.kind}`);
  const title = t("title", { heading, product: productName });
  return (
    <Columns>
      <div>
        <title>{refused ? error("errorTitle", { title }) : title}</title>
        {refused && (
          <ErrorSummary id="lead-problems" problems={refused.problems} notice={refused.notice} takesFocus />
        )}
        <Titles heading={heading} lead={t(`lead.${form.origin.kind}`)} />
        <LeadForm {...form} {...(refused && { values: refused.values, problems: refused.problems })} />
        <p className="mt-6">
          <NewTabLink look="quiet" href={bookingUrl}>
            {t("book")}
          </NewTabLink>
        </p>
      </div>
      <SidePanel id="next" title={t("sent.next")}>
        <ol>
          {nextSteps.map((step) => (
            <PanelEntry key={step} title={t(`sent.${step}.heading`)}>
              {t(`sent.${step}.text`)}
            </PanelEntry>
          ))}
        </ol>
      </SidePanel>
    </Columns>
  );
}
