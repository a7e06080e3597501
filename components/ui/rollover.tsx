import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";

type SwitchProps = Pick<ComponentProps<"input">, "type" | "role" | "aria-label" | "className">;

type Props = {
  plan: string;
  price: string;
  /** Renders the `<input>` itself, with its name and, in the sign-up, what a press of it does. */
  control: (attributes: SwitchProps) => ReactNode;
  /** CSS shows the control only while this plan is chosen. */
  "data-plan"?: number;
  /** Takes one line on the card (`group/plan`) of a plan that is not chosen. */
  folds?: boolean;
};

/**
 * The one control for rollover, on price cards and in the steps (docs/decisions/0005). The switch lies over the whole
 * frame and keeps its name; the visible text on the button offers what a press does.
 */
export function Rollover({ plan, price, control, "data-plan": shownFor, folds = false }: Props) {
  const t = useTranslations("rollover");
  const fold = folds ? folded : { frame: "", unlessFolded: "", face: "" };
  const [add, remove] = [t("add"), t("remove")];
  return (
    <fieldset className="min-w-0" data-plan={shownFor}>
      <legend className="sr-only">{t("legend", { plan })}</legend>
      <div
        className={`relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border border-edge bg-ground p-3 ${fold.frame}`}
      >
        {folds && (
          <p className={folded.line} aria-hidden="true">
            {t("line", { price })}
          </p>
        )}
        {control({
          type: "checkbox",
          role: "switch",
          "aria-label": t("label", { price, add, remove }),
          className: "peer absolute inset-0 z-1 size-full cursor-pointer appearance-none",
        })}
        <p className={`text-small font-semibold whitespace-nowrap peer-checked:hidden ${fold.unlessFolded}`}>
          {t("off")}
        </p>
        <p
          className={`hidden text-small font-semibold whitespace-nowrap peer-checked:block ${fold.unlessFolded}`}
        >
          {t("on")}
        </p>
        <span className={`${face} block bg-sheet peer-checked:hidden ${fold.face}`} aria-hidden="true">
          {add}
        </span>
        <span className={`${face} hidden bg-wash peer-checked:block ${fold.face}`} aria-hidden="true">
          {remove}
        </span>
        <p className={`w-full text-small/normal text-ink-2 ${fold.unlessFolded}`}>{t("offer", { price })}</p>
      </div>
    </fieldset>
  );
}

const face =
  "min-h-11 content-center whitespace-nowrap max-[16rem]:whitespace-normal rounded-control border border-edge px-3 max-[16rem]:px-1.5 font-semibold text-small peer-hover:border-ink";

/** For browsers without `:has()` nothing is folded. */
const folded = {
  frame:
    "group-not-has-[[name=planType]:checked]/plan:border-transparent forced-colors:group-not-has-[[name=planType]:checked]/plan:border-[Canvas] group-not-has-[[name=planType]:checked]/plan:bg-transparent group-not-has-[[name=planType]:checked]/plan:p-0",
  line: "hidden text-small text-ink-2 group-not-has-[[name=planType]:checked]/plan:block",
  unlessFolded: "group-not-has-[[name=planType]:checked]/plan:hidden!",
  face: "group-not-has-[[name=planType]:checked]/plan:border-transparent forced-colors:group-not-has-[[name=planType]:checked]/plan:border-[Canvas] group-not-has-[[name=planType]:checked]/plan:bg-transparent group-not-has-[[name=planType]:checked]/plan:px-0 underline-offset-[0.22em] group-not-has-[[name=planType]:checked]/plan:underline",
} as const;
