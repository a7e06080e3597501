import { pageTitle } from "@/components/seo/page-title";
import { Group, Titles } from "@/components/sign-up/layout/group";
import { Actions, LinkButton } from "@/components/ui/button";
import { WithEmails } from "@/components/ui/email";
import { Tick } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

/** Message keys of the steps that follow once a message was sent. */
export const leadSteps = ["read", "offer", "decide"] as const;

/** Confirms a message and says what happens next; the same for everybody, so that it can be bookmarked. */
export function SentPage({ edition, site }: { edition: Edition; site: Site }) {
  const t = useCopy("leads");
  const heading = t("sent.heading");
  return (
    <div className="pt-[clamp(1rem,4vw,3.5rem)]">
      <title>{pageTitle(heading, edition)}</title>
      <Titles
        heading={
          <h1 className="flex gap-3 text-h1">
            <Tick className="mt-[0.15em] size-[0.8em]" />
            {heading}
          </h1>
        }
        lead={t("sent.lead")}
      />
      <Group id="next" heading={t("sent.next")}>
        <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
          {leadSteps.map((step, at) => (
            <li key={step} className="grid grid-cols-[1.75rem_1fr] content-start gap-x-3 gap-y-1">
              <span className="row-span-2 font-display text-h2 text-ink-3 tabular-nums" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{t(`sent.${step}.heading`)}</h3>
              <p className="text-ink-2">{t(`sent.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Group>
      <Actions className="border-t border-ink pt-6">
        <LinkButton href={marketAddress("home", edition)}>{t("sent.home")}</LinkButton>
        <NewTabLink look="quiet" href={site.demoUrl}>
          {t("sent.book")}
        </NewTabLink>
      </Actions>
      {site.supportEmail && (
        <p className="mt-6 text-small text-ink-2">
          <WithEmails text={t("sent.missing", { email: site.supportEmail })} />
        </p>
      )}
    </div>
  );
}
