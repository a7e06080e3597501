import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { samples } from "@/lib/content/ledger";
import type { Edition } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";

const icons = { receipt: "chat", invoice: "mail", statement: "bank" } as const;

const choice =
  "flex min-h-14 cursor-pointer items-center gap-3 border-b border-rule px-3 py-2 hover:bg-tint has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent max-sm:flex-col max-sm:gap-1.5 max-sm:border-s max-sm:px-1 max-sm:text-center max-sm:text-note/snug max-sm:last:border-e";

const radio =
  "size-5 flex-none appearance-none rounded-full border border-edge bg-sheet focus-visible:outline-0 checked:border-ink checked:bg-[radial-gradient(circle,var(--ink)_0_45%,transparent_48%)] forced-colors:border-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none";

/** The sample documents as radio buttons. `exhibit.css` shows the way of the chosen one, without scripts. */
export function DocumentChoice({ edition }: { edition: Edition }) {
  const t = useCopy("example");
  return (
    <>
      <fieldset className="mt-8">
        <legend className="w-full border-b border-ink pb-2">
          <h2 className="text-h3 font-medium">{t("try")}</h2>
        </legend>
        <div className="max-sm:grid max-sm:grid-cols-3">
          {samples(edition.code).map(({ key, net, tax }, at) => (
            <label key={key} className={choice}>
              <input className={radio} type="radio" name="document" value={key} defaultChecked={at === 0} />
              <Icon name={icons[key]} className="text-accent sm:order-last" />
              <span className="grow">
                <b className="font-semibold">{t(`documents.${key}.name`)}</b>{" "}
                <span className="text-small text-ink-2 max-sm:hidden">
                  {t(`documents.${key}.of`, { total: formatSum(net + tax, edition) })}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-3 text-note/normal text-ink-3">{t("notice")}</p>
    </>
  );
}
