import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { listOf } from "@/i18n/list";
import { addressInOneLine, type BusinessAnswer } from "@/lib/sign-up/business";
import { FieldsFold } from "./business-parts";

type Props = { answer: BusinessAnswer; opens: unknown; children: ReactNode };

/** The business from the register, or as it was saved, on one card. Its fields are folded below; open, they replace it. */
export function BusinessCard({ answer, opens, children }: Props) {
  const t = useTranslations("company");
  const signUp = useTranslations("signUp");
  const { businessName, companiesHouseNumber, registeredAddress, directors } = answer;
  const facts = [
    [t("number"), companiesHouseNumber],
    [t("address"), addressInOneLine(registeredAddress)],
    [
      t("directors"),
      t("directorsNamed", {
        count: directors.length,
        names: listOf(
          directors.map(({ name }) => name),
          useLocale(),
        ),
      }),
    ],
  ] as const;
  return (
    <section
      className="group/company mb-6 border border-rule border-t-ink bg-sheet px-5 pt-4 shadow-paper"
      aria-labelledby="company"
    >
      <h2 id="company" className="mb-3 font-display text-h3/snug font-medium" dir="auto">
        {businessName}
      </h2>
      <dl className="-mt-2 mb-3 text-small/[1.4] group-has-[details[open]]/company:hidden">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className={term === t("number") ? "inline" : "sr-only"}>{term}</dt>{" "}
            <dd className="inline tabular-nums" dir="auto">
              {fact}
            </dd>
          </div>
        ))}
      </dl>
      <FieldsFold
        look="card"
        opens={opens}
        summary={
          <>
            {signUp("review.change")}
            <span className="sr-only">{signUp("review.changeOf.business")}</span>
          </>
        }
      >
        {children}
      </FieldsFold>
    </section>
  );
}
