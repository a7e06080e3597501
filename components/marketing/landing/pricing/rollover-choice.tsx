import { useCopy } from "@/i18n/use-copy";

/** Classes of what a card shows without and with rollover. */
export const whileOff = "group-has-[[value=on]:checked]/plan:hidden";
export const whileOn = "hidden group-has-[[value=on]:checked]/plan:inline";

/**
 * Two radios on one spot: the chosen one lies below, so that the button shown always offers the other. They carry
 * their names themselves, since the text of the chosen one is hidden.
 */
export function RolloverChoice({ plan, price }: { plan: string; price: string }) {
  const t = useCopy("pricing");
  return (
    <fieldset className="border border-edge p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <legend className="sr-only">{t("rollover.legend", { plan })}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-small font-semibold" role="status">
          {t("rollover.status")}
          <span className={whileOff}>{t("rollover.off")}</span>
          <span className={whileOn}>{t("rollover.on")}</span>
        </p>
        <div className="relative">
          <input
            className={radio}
            type="radio"
            name="rollover"
            value="off"
            aria-label={t("rollover.remove")}
            defaultChecked
          />
          <input className={radio} type="radio" name="rollover" value="on" aria-label={t("rollover.add")} />
          <span className={face} aria-hidden="true">
            <span className={whileOff}>{t("rollover.add")}</span>
            <span className={whileOn}>{t("rollover.remove")}</span>
          </span>
        </div>
        <p className="w-full text-note text-ink-2">{t("rollover.offer", { price })}</p>
      </div>
    </fieldset>
  );
}

const radio = "peer absolute inset-0 size-full cursor-pointer opacity-0 checked:pointer-events-none";
const face =
  "block min-h-11 content-center rounded-control border border-edge bg-sheet px-3 font-semibold text-small peer-hover:border-ink group-has-[[value=on]:checked]/plan:bg-wash";
