import type { ReactNode } from "react";
import { Section } from "@/components/marketing/sections/section";
import { LinkButton } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { LeadForm, type LeadFormProps } from "./lead-form";

type Props = LeadFormProps & {
  bookingUrl: string;
  band?: boolean;
  /** Folds the form on phones, where the link `#talk` opens it. */
  folds?: boolean;
};

export function TalkToUs({ bookingUrl, band, folds = false, ...form }: Props) {
  const t = useCopy("leads");
  const { kind } = form.origin;
  const Frame = folds ? Fold : Open;
  return (
    <Section id="talk" heading={t(`heading.${kind}`)} lead={t(`lead.${kind}`)} band={band} split>
      <Frame>
        <LeadForm {...form} />
        <p className="mt-4">
          <NewTabLink look="quiet" href={bookingUrl}>
            {t("book")}
          </NewTabLink>
        </p>
      </Frame>
    </Section>
  );
}

/** Leads to the form from the top of its page. */
export function TalkLink() {
  const t = useCopy("leads");
  return (
    <LinkButton look="quiet" href="#talk">
      {t("link")}
    </LinkButton>
  );
}

/** Without `::details-content`, the form is folded on wide screens as well. */
const openFromTablets =
  "md:border-0 md:details-content:[content-visibility:visible] in-target:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:[&>summary]:hidden";

function Fold({ children }: { children: ReactNode }) {
  const t = useCopy("leads");
  return (
    <Disclosure className={openFromTablets} summary={t("fold")}>
      <div className="max-md:pb-5">{children}</div>
    </Disclosure>
  );
}

function Open({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
