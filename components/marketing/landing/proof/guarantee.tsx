import type { ReactNode } from "react";
import { Fold } from "@/components/marketing/sections/fold";
import { SignedBy } from "@/components/marketing/sections/signed-by";
import { Tick } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { guaranteeConditions } from "@/i18n/guarantee";
import { useCopy } from "@/i18n/use-copy";
import type { Accountant } from "@/lib/content/proof";
import { siteAddress } from "@/lib/routing/addresses";

/** The accuracy guarantee as a certificate with its conditions. The FAQ and the terms have the same words. */
export function Guarantee({ accountants }: { accountants: readonly Accountant[] }) {
  const t = useCopy("proof");
  const terms = (text: ReactNode) => <a href={`${siteAddress("terms")}#the-accuracy-guarantee`}>{text}</a>;
  return (
    <section className="section" id="guarantee" aria-labelledby="guarantee-promise">
      <Page className="py-section print:py-6">
        <div className="border border-accent bg-sheet p-1.5 shadow-paper print:break-inside-avoid print:shadow-none">
          <div className="grid gap-x-12 gap-y-6 border-4 border-double border-accent p-4.5 sm:p-8 lg:grid-cols-[5fr_6fr] lg:p-12">
            <div>
              <p className="text-small font-semibold text-accent">{t("guarantee.name")}</p>
              <h2 className="mt-2 text-balance" id="guarantee-promise">
                {t("guarantee.promise")}
              </h2>
              <p className="mt-4 flex items-center gap-3 text-small/normal text-ink-2 lg:mt-6">
                <Tick className="size-8 shrink-0" />
                <span>{t.rich("guarantee.same", { terms })}</span>
              </p>
              <SignedBy accountants={accountants} className="mt-4" />
            </div>
            <Fold heading={t("guarantee.conditions")}>
              <ol>
                {guaranteeConditions.map((key) => (
                  <li
                    key={key}
                    className="border-t border-rule py-3.5 first:border-ink last:border-b lg:py-4"
                  >
                    {t.rich(`guarantee.${key}`, { b })}
                  </li>
                ))}
              </ol>
            </Fold>
          </div>
        </div>
      </Page>
    </section>
  );
}

function b(heading: ReactNode) {
  return <strong className="font-semibold">{heading}</strong>;
}
