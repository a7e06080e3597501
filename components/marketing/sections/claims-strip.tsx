import { Icon } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";
import { useCopy } from "@/i18n/use-copy";
import { certifications, promises } from "@/lib/content/claims";

const certificate = "flex items-center gap-1.5";

/** The promised figures and the certificates. `counter`: with the counter of reconciled transactions. */
export function ClaimsStrip({ counter = false }: { counter?: boolean }) {
  const t = useCopy("claims");
  return (
    <section className="border-y border-ink bg-ground" aria-label={t("label")}>
      <Page side="plain">
        <dl className="grid grid-cols-[1fr_1fr] md:grid-cols-[1fr_1fr_1fr] xl:grid-cols-[1.3fr_1.1fr_1.3fr_0.95fr_1.4fr_1.6fr]">
          {promises.map((key) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end border-b border-rule pe-4 pt-5 pb-4.5 md:border-s md:ps-5 md:pe-5 md:nth-[3n+1]:border-s-0 md:nth-[3n+1]:ps-0 xl:not-first:border-s xl:not-first:ps-5"
            >
              <dt className="text-note/[1.35] text-ink-2">{t(`${key}Of`)}</dt>
              <dd className="font-display text-[clamp(1.25rem,1.05rem+0.6vw,1.625rem)]/snug tracking-figure whitespace-nowrap">
                {t(key)}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 py-4 text-note text-ink-2">
          {certifications.map(({ key, held }) => (
            <li key={key} className={certificate}>
              {held && <Icon className="size-4.5" name="lock" />}
              {t(key)}
            </li>
          ))}
          {counter && (
            <li className={certificate}>
              <span>{t.rich("counter", { number: () => <CountedEntries /> })}</span>
            </li>
          )}
        </ul>
      </Page>
    </section>
  );
}

/** Empty until the early script writes a number, with space reserved for it. */
function CountedEntries() {
  return (
    <span
      className="inline-block min-w-[4ch] font-semibold text-ink tabular-nums"
      data-counter=""
      suppressHydrationWarning
    >
      {""}
    </span>
  );
}
