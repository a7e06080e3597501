"use client";

import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { control } from "@/components/ui/control";
import { formatNumber } from "@/lib/content/formats";
import { account, type Problem, type Problems, type RoiInputs, readInputs } from "@/lib/content/roi";
import { formatHeadline, formatPrice, type MoneyFormat } from "@/lib/plans";

type Typed = Pick<RoiInputs, "hours" | "hourValue">;
type Visitor = { inputs: RoiInputs; setTyped: (typed: Typed) => void; money: MoneyFormat };

const VisitorContext = createContext<Visitor | null>(null);

type ProviderProps = { presets: RoiInputs; money: MoneyFormat; children: ReactNode };

/** Provides the visitor's hours and the value of one: the presets, until others are typed. */
export function VisitorsHours({ presets, money, children }: ProviderProps) {
  const [typed, setTyped] = useState<Typed>(presets);
  const inputs = { ...presets, ...typed };
  return <VisitorContext value={{ inputs, setTyped, money }}>{children}</VisitorContext>;
}

function useRoiInputs(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error("The visitor's hours are used outside of their provider");
  return visitor;
}

function useAccount() {
  const { inputs, money } = useRoiInputs();
  return { ...account(inputs, money.currency), hourValue: inputs.hourValue, money };
}

const figures = {
  hoursAYear: ({ hoursAYear, money }) => formatNumber(hoursAYear, money),
  hoursWithService: ({ hoursWithService, money }) => formatNumber(hoursWithService, money),
  hoursBack: ({ hoursBack, money }) => formatNumber(Math.abs(hoursBack), money),
  hourValue: ({ hourValue, money }) => formatPrice(Math.round(hourValue * 100), money),
  yearlyFees: ({ yearlyFees, money }) => formatHeadline(yearlyFees, money),
  today: ({ today, money }) => formatHeadline(today, money),
  plan: ({ plan, money }) => formatHeadline(plan, money),
  kept: ({ kept, money }) => formatHeadline(kept, money),
  total: ({ total, money }) => formatHeadline(total, money),
  difference: ({ saving, money }) => formatHeadline(Math.abs(saving), money),
} satisfies Record<string, (sums: ReturnType<typeof useAccount>) => string>;

export type RoiFigureName = keyof typeof figures;

/** A figure that follows what is typed, inside a sentence rendered on the server. */
export function RoiFigure({ of }: { of: RoiFigureName }) {
  return figures[of](useAccount());
}

type OutcomeProps = Readonly<Record<"back" | "more" | "saves" | "costs" | "same", ReactNode>>;

/** First the hours, then the money, each in the direction in which it is true. */
export function RoiOutcome({ back, more, saves, costs, same }: OutcomeProps) {
  const { hoursBack, saving } = useAccount();
  const money = saving < 0 ? costs : saves;
  return (
    <>
      <span className="block text-title">{hoursBack < 0 ? more : back}</span>
      <span className="mt-1 block text-h2">{Math.round(saving) === 0 ? same : money}</span>
    </>
  );
}

type Field = Readonly<Record<"label" | Problem, string>>;

/** The fields for the visitor's own figures, invisible without scripts. */
export function RoiFields({ fields }: { fields: Readonly<Record<keyof Typed, Field>> }) {
  const { inputs, setTyped } = useRoiInputs();
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const [problems, setProblems] = useState<Problems>({});

  const read = () => {
    const typed = [...(group.current?.querySelectorAll("input") ?? [])];
    if (typed.length === 0) return;
    const given = readInputs(new Map(typed.map(({ name, value }) => [name, value])));
    setProblems(given.inputs ? {} : given.problems);
    if (given.inputs) setTyped(given.inputs);
  };
  // Reads figures that the visitor typed before hydration.
  useEffect(read, [setTyped]);

  return (
    <div
      className="mt-6 grid max-w-184 gap-x-8 gap-y-3 sm:grid-cols-2 noscript:hidden"
      ref={group}
      onInput={read}
    >
      {(["hours", "hourValue"] as const).map((name) => {
        const problem = problems[name];
        return (
          <div key={name} className="border-t border-rule pt-3">
            <div className="grid items-center gap-x-4 min-[20rem]:grid-cols-[1fr_7rem]">
              <label className="leading-snug font-semibold" htmlFor={id + name}>
                {fields[name].label}
              </label>
              <input
                className={`${control} text-end hover:border-ink`}
                id={id + name}
                name={name}
                type="number"
                inputMode="decimal"
                min="0"
                step="any"
                defaultValue={inputs[name]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id + name}-problem`}
              />
            </div>
            <p className="text-small font-semibold text-error" id={`${id + name}-problem`} role="status">
              {problem && fields[name][problem]}
            </p>
          </div>
        );
      })}
    </div>
  );
}
