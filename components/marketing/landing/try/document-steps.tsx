import type { ReactNode } from "react";
import { messageClass } from "@/components/marketing/sections/exhibit";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";
import { type Sample, samples } from "@/lib/content/ledger";
import { formatTime } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";
import type { SampleKey } from "@/lib/markets/sample-books";
import { formatSum } from "@/lib/plans";
import { SampleDocument } from "./documents";
import { useSampleFacts } from "./sample-facts";

/** The document of each entry: as it is sent, as it is read, and what the accountant asks about it. */
export function DocumentSteps({ edition }: { edition: Edition }) {
  const t = useCopy("example");
  const all = samples(edition);
  return (
    <div className={`${sheetClass()} lg:col-start-2 lg:row-start-2 lg:self-start`}>
      {all.map((sample) => (
        <StepsOf key={sample.key} sample={sample} edition={edition} />
      ))}
      <p className="sr-only" role="status">
        {all.map(({ key, net, tax, checkedAt }) => (
          <span key={key} data-document={key}>
            {t("done", {
              supplier: t(`documents.${key}.supplier`),
              total: formatSum(net + tax, edition),
              category: t(`documents.${key}.category`),
              time: formatTime(checkedAt, edition),
            })}
          </span>
        ))}
      </p>
    </div>
  );
}

type Props = { sample: Sample; edition: Edition };

function StepsOf({ sample, edition }: Props) {
  const t = useCopy("example");
  const { key, sentAt } = sample;
  return (
    <section data-document={key} aria-label={t("way", { document: t(`documents.${key}.name`) })}>
      <div className="grid sm:grid-cols-2">
        <div className="bg-tint p-4 lg:px-5">
          <StepName>
            {t("sent", { channel: t(`documents.${key}.channel`), time: formatTime(sentAt, edition) })}
          </StepName>
          <div className={`mt-2 ${messageClass("you")}`} data-step="1">
            <SampleDocument sample={sample} edition={edition} />
            <p>{t(`documents.${key}.message`)}</p>
          </div>
        </div>
        <div className="p-4 lg:px-5" data-step="2">
          <StepName>{t("read")}</StepName>
          <SampleFacts sample={sample} edition={edition} />
        </div>
      </div>
      {key !== "receipt" && (
        <div className="border-t border-rule px-4 py-3.5 lg:px-5" data-step="3">
          <StepName>{t("asked")}</StepName>
          <Question of={key} />
        </div>
      )}
    </section>
  );
}

function StepName({ children }: { children: ReactNode }) {
  return <h3 className="text-note/normal font-semibold text-ink-2">{children}</h3>;
}

/** What the product extracts from the document. */
function SampleFacts({ sample, edition }: Props) {
  const facts = useSampleFacts(sample, edition);
  return (
    <dl className="mt-1 text-small">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-3 border-rule py-1.25 not-last:border-b"
        >
          <dt className="text-ink-3">{label}</dt>
          <dd className="ms-auto text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Question({ of: key }: { of: Exclude<SampleKey, "receipt"> }) {
  const t = useCopy("example");
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-[3fr_2fr] sm:items-end">
      <p className={messageClass("jack")}>
        <span className="sr-only">{t("accountant")}</span>
        {t(`documents.${key}.question`)}
      </p>
      <p className={`justify-self-end ${messageClass("you")}`}>
        <span className="sr-only">{t("you")}</span>
        {t(`documents.${key}.answer`)}
      </p>
    </div>
  );
}
