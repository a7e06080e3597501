"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

type Range = { plan: string; most: number };

type Props = {
  label: string;
  /** What each radio stands for, in order. The last one's `most` is the end of the slider. */
  ranges: readonly Range[];
  /** The radios, which work without scripts. */
  children: ReactNode;
};

const step = 25;

/** A slider of transactions a month beside the radios of the ranges: each follows the other. */
export function Transactions({ label, ranges, children }: Props) {
  const radios = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(ranges[0]?.most ?? step);

  const followRadio = () => {
    const chosen = radios.current?.querySelector<HTMLInputElement>(":checked")?.value;
    setCount((now) => ranges.find(({ plan }) => plan === chosen)?.most ?? now);
  };
  // A radio may have been chosen before hydration.
  useEffect(followRadio, [ranges]);

  function followSlider(value: number) {
    setCount(value);
    const fitting = ranges.find(({ most }) => value <= most) ?? ranges.at(-1);
    const radio = radios.current?.querySelector<HTMLInputElement>(`[value="${fitting?.plan}"]`);
    if (radio) radio.checked = true;
  }

  return (
    <div className="max-w-measure grow">
      <label className="mb-2 flex items-center gap-3 noscript:hidden">
        <span className="sr-only">{label}</span>
        <input
          className="h-6 min-w-0 grow accent-accent"
          type="range"
          min={step}
          max={ranges.at(-1)?.most}
          step={step}
          value={count}
          onChange={({ target }) => followSlider(target.valueAsNumber)}
        />
        <span className="w-[4ch] text-end font-display text-h3/tight tabular-nums" aria-hidden="true">
          {count}
        </span>
      </label>
      <div className="flex gap-2" ref={radios} onInput={followRadio}>
        {children}
      </div>
    </div>
  );
}
