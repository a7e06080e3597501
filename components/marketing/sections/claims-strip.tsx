import { Icon } from "@/components/ui/icon";
import { copy, vocabulary } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { certifications, promises } from "@/lib/content/claims";
import type { Market } from "@/lib/markets";

type Props = { market: Market; counter?: boolean };

/** What is promised, in figures, and the certificates; on the landing page with the counter. */
export function ClaimsStrip({ market, counter = false }: Props) {
  const t = copy(market, "claims");
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
          {counter && <Counter market={market} />}
        </ul>
      </div>
    </section>
  );
}

/** Empty until the early script writes a number; its width is kept. */
function Counter({ market }: { market: Market }) {
  const number = () => (
    <span className="counter" data-counter="" suppressHydrationWarning>
      {""}
    </span>
  );
  return (
    <li>
      <span>{words(market.locale, "claims").rich("counter", { ...vocabulary(market), number })}</span>
    </li>
  );
}
