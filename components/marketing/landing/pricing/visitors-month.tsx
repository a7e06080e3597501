"use client";

import {
  createContext,
  type FormEvent,
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
  formatSum,
  type MoneyFormat,
  type PlanType,
  placeOf,
  planTypes,
} from "@/lib/plans";
import {
  accountsNeedLargerPlan,
  documentsIn,
  exampleMonth,
  exampleMonthOf,
  type Month,
  type MonthLine,
  monthLines,
  monthRanges,
  planForMonth,
  type RolloverCase,
  rangeOfMonth,
  tierOfMonth,
  transactionsIn,
  unusedIn,
  whenRolloverPays,
} from "@/lib/plans/month";

/** `month`: null until a range is chosen or a line moved; meanwhile `pricing.css` shows the example of a range. */
type Visitor = { month: Month | null; setMonth: (month: Month) => void; money: MoneyFormat };

const VisitorContext = createContext<Visitor | null>(null);

const opening = exampleMonth(cheapestPlan.type);

/**
 * Provides the month that the visitor adds up. The radios of the ranges, which work without scripts, and the three range
 * inputs follow each other.
 */
export function VisitorsMonth({ money, children }: { money: MoneyFormat; children: ReactNode }) {
  const [month, setMonth] = useState<Month | null>(null);
  const tool = useRef<HTMLDivElement>(null);
  const find = (selector: string) => tool.current?.querySelector<HTMLInputElement>(selector);

  function followLines(next: Month) {
    setMonth(next);
    const radio = find(`[data-place][value="${rangeOfMonth(next)}"]`);
    if (radio) radio.checked = true;
  }

  const followRadio = () => {
    const example = exampleMonthOf(find("[data-place]:checked")?.value);
    if (example) setMonth(example);
  };

  // The visitor may have used either of them before hydration.
  const followWhatWasUsed = useEffectEvent(() => {
    const line = (name: MonthLine) => find(`[name=${name}]`)?.valueAsNumber ?? opening[name];
    const shown = {
      documentsAWeek: line("documentsAWeek"),
      bankLines: line("bankLines"),
      accounts: line("accounts"),
    };
    const isMoved = monthLines.some((name) => shown[name] !== opening[name]);
    if (isMoved) followLines(shown);
    else followRadio();
    const folded = tool.current?.querySelector("details");
    if (folded && find("[data-place]:checked")) folded.open = true;
  });
  useEffect(() => followWhatWasUsed(), []);

  const followChoice = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.dataset.place) followRadio();
  };
  return (
    <VisitorContext value={{ month, setMonth: followLines, money }}>
      <div ref={tool} onInput={followChoice}>
        {children}
      </div>
    </VisitorContext>
  );
}

/** The radio of a range. `pricing.css` marks the plan of its place: a larger one while the visitor's accounts need that. */
export function RangeRadio({ type, id }: { type: PlanType; id: string }) {
  const { month } = useVisitor();
  const fits = month && rangeOfMonth(month) === type ? planForMonth(month) : type;
  return (
    <input
      className="sr-only"
      id={id}
      type="radio"
      name="transactions"
      value={type}
      data-place={placeOf(fits)}
    />
  );
}

/** The range input of a line of the month, invisible without scripts. */
export function MonthInput({ line, id }: { line: MonthLine; id: string }) {
  const { month, setMonth } = useVisitor();
  const current = month ?? opening;
  return (
    <input
      className="mt-1.5 block h-6 w-full noscript:hidden"
      id={id}
      aria-describedby={`${id}-hint`}
      type="range"
      name={line}
      {...monthRanges[line]}
      value={current[line]}
      onChange={({ target }) => setMonth({ ...current, [line]: target.valueAsNumber })}
    />
  );
}

const figures = {
  documentsAWeek: ({ documentsAWeek }, money) => formatNumber(documentsAWeek, money),
  bankLines: ({ bankLines }, money) => formatNumber(bankLines, money),
  accounts: ({ accounts }, money) => formatNumber(accounts, money),
  documents: (month, money) => formatNumber(documentsIn(month), money),
  transactions: (month, money) => formatNumber(transactionsIn(month), money),
  unused: (month, money) => formatNumber(unusedIn(month, money.currency), money),
  reached: (month, money) => formatNumber(whenRolloverPays(month, money.currency)?.reached ?? 0, money),
  extra: (month, money) => formatPrice(whenRolloverPays(month, money.currency)?.extra ?? 0, money),
  tierLimit: (month, money) => formatNumber(tierOfMonth(month, money.currency)?.transactions ?? 0, money),
  tierPrice: (month, money) => formatPrice(tierOfMonth(month, money.currency)?.price ?? 0, money),
  tierSum: (month, money) => formatSum(tierOfMonth(month, money.currency)?.price ?? 0, money),
} satisfies Record<string, (month: Month, money: MoneyFormat) => string>;

export type MonthFigureName = keyof typeof figures;

type FigureProps = { of: MonthFigureName; plan?: PlanType };

/** A figure of the visitor's month. Until there is one: of the example of `plan`, or of each range's, of which CSS shows one. */
export function MonthFigure({ of, plan }: FigureProps) {
  const { month, money } = useVisitor();
  const text = (counted: Month) => figures[of](counted, money);
  if (month) return text(month);
  if (plan) return text(exampleMonth(plan));
  return planTypes.map((type) => (
    <span key={type} data-example={placeOf(type)}>
      {text(exampleMonth(type))}
    </span>
  ));
}

const conditions = { accountsNeedLargerPlan, hasTier: tierOfMonth } as const;

type EitherProps = {
  if: keyof typeof conditions;
  plan: PlanType;
  children: ReactNode;
  otherwise?: ReactNode;
};

/** The children if the visitor's month, or the example of `plan`, meets the condition. */
export function EitherForMonth({ if: condition, plan, children, otherwise }: EitherProps) {
  const { month, money } = useVisitor();
  return conditions[condition](month ?? exampleMonth(plan), money.currency) ? children : otherwise;
}

type RolloverAnswerProps = {
  plan: PlanType;
  cases: readonly (RolloverCase & { readonly answer: ReactNode })[];
  never: ReactNode;
  /** Takes the place of an answer while the month has no transactions. */
  empty: ReactNode;
};

/** Whether rollover pays for the visitor's month, or for the example of `plan`. */
export function RolloverAnswer({ plan, cases, never, empty }: RolloverAnswerProps) {
  const { month, money } = useVisitor();
  const counted = month ?? exampleMonth(plan);
  if (transactionsIn(counted) === 0) return empty;
  const pays = whenRolloverPays(counted, money.currency);
  return cases.find((one) => one.months === pays?.months && one.busyPlan === pays.busyPlan)?.answer ?? never;
}

function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error("The visitor's month is used outside of its provider");
  return visitor;
}
