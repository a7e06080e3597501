"use client";

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { formatNumber } from "@/lib/content/formats";
import {
  cheapestPlan,
  formatPrice,
  largestLimit,
  largestVolume,
  type MoneyFormat,
  plan,
  planFor,
  planTypes,
  priceByUse,
} from "@/lib/plans";

type Count = { count: number; setCount: (count: number) => void };

const CountContext = createContext<Count | null>(null);

/** Provides the number of transactions a month that the visitor has chosen. */
export function TransactionCount({ children }: { children: ReactNode }) {
  const [count, setCount] = useState<number>(cheapestPlan.transactionLimit);
  return <CountContext value={{ count, setCount }}>{children}</CountContext>;
}

/** A slider of transactions a month beside the radios of the plans' ranges, which work without scripts: each follows the other. */
export function Transactions({ label, children }: { label: string; children: ReactNode }) {
  const { count, setCount } = useCount();
  const radios = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  const followRadio = () => {
    const chosen = radios.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const type = planTypes.find((type) => type === chosen);
    if (type) setCount(plan(type).isPAYG ? largestVolume : plan(type).transactionLimit);
  };
  // The visitor may have used either of them before hydration.
  const followWhatWasUsed = useEffectEvent(() => {
    const shown = slider.current?.valueAsNumber ?? count;
    if (shown === count) followRadio();
    else followSlider(shown);
  });
  useEffect(() => followWhatWasUsed(), []);

  function followSlider(value: number) {
    setCount(value);
    const radio = radios.current?.querySelector<HTMLInputElement>(`[value="${planFor(value)}"]`);
    if (radio) radio.checked = true;
  }

  return (
    <div className="max-w-measure grow">
      <label className="mb-2 flex items-center gap-3 noscript:hidden">
        <span className="sr-only">{label}</span>
        <input
          className="h-6 min-w-0 grow"
          ref={slider}
          type="range"
          min={step}
          max={largestVolume}
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

const step = 25;

/**
 * The chosen number of transactions, or what they cost by use. Without scripts it is the first number that no other plan
 * includes.
 */
export function ByUse({ of, money }: { of: "count" | "sum"; money: MoneyFormat }) {
  const count = Math.max(useCount().count, largestLimit + 1);
  return of === "count" ? formatNumber(count, money) : formatPrice(priceByUse(count, money.currency), money);
}

function useCount(): Count {
  const count = useContext(CountContext);
  if (!count) throw new Error("The number of transactions is used outside of its provider");
  return count;
}
