import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { certifications, promises } from "@/lib/content/claims";

/** What is promised, in figures, and the certificates; on the landing page with the counter. */
export function ClaimsStrip({ counter = false }: { counter?: boolean }) {
  const t = useCopy("claims");
  return (
    <section className="claims" aria-label={t("label")}>
      <div className="page">
        <dl>
          {promises.map((key) => (
            <div key={key}>
              <dt>{t(`${key}Of`)}</dt>
              <dd>{t(key)}</dd>
            </div>
          ))}
        </dl>
        <ul className="certs">
          {certifications.map(({ key, held }) => (
            <li key={key}>
              {held && <Icon name="lock" />}
              {t(key)}
            </li>
          ))}
          {counter && <Counter />}
        </ul>
      </div>
    </section>
  );
}

/** Empty until the early script writes a number; its width is kept. */
function Counter() {
  const t = useCopy("claims");
  const number = () => (
    <span className="counter" data-counter="" suppressHydrationWarning>
      {""}
    </span>
  );
  return (
    <li>
      <span>{t.rich("counter", { number })}</span>
    </li>
  );
}
