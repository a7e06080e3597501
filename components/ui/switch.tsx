import type { ComponentProps } from "react";

type Props = ComponentProps<"input"> & {
  price: string;
  /** The plan to which the switch belongs; CSS shows it only while that plan is chosen. */
  "data-plan"?: string;
};

/** A switch with label and price. The label's classes can use `peer-checked:`. */
export function Switch({ price, children, "data-plan": plan, ...input }: Props) {
  return (
    <label
      className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3 text-small"
      data-plan={plan}
    >
      <input {...input} type="checkbox" role="switch" className={track} />
      {children}
      <span className="figures">{price}</span>
    </label>
  );
}

const track =
  "peer relative h-6 w-10 cursor-pointer appearance-none rounded-full border border-edge bg-ground transition-[background-color] after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:bg-edge after:transition-[translate] after:ease-pen checked:border-ink checked:bg-ink checked:after:translate-x-4 checked:after:bg-ground forced-colors:border-[ButtonText] forced-colors:checked:border-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none";
