import type { ReactNode } from "react";
import { SheetHead, sheetClass } from "@/components/marketing/sections/sheet";
import { formatNumber } from "@/lib/content/formats";
import type { Account } from "@/lib/content/roi";
import { type Currency, marketOfCurrency } from "@/lib/markets";
import { formatHeadline } from "@/lib/plans";
import type { RoiWords } from "./roi-words";

type Sums = { sums: Account; words: RoiWords };

export function AccountSheets({ sums, currency, words }: Sums & { currency: Currency }) {
  const number = (units: number) => formatNumber(units, marketOfCurrency(currency));
  return (
    <div className="grid gap-8 min-[44rem]:grid-cols-2 min-[44rem]:gap-0">
      <Sheet
        title={words.alone}
        total={words.total}
        sum={formatHeadline(sums.alone, currency)}
        lines={[
          { label: words.time, detail: words.timeOf, amount: number(sums.time) },
          { label: words.other, detail: words.otherOf, amount: number(sums.otherCosts.alone) },
        ]}
      />
      <Sheet
        title={words.withService}
        total={words.total}
        sum={formatHeadline(sums.withService, currency)}
        lines={[
          { label: words.plan, detail: words.planOf, amount: number(sums.plan) },
          { label: words.other, detail: words.otherOf, amount: number(sums.otherCosts.withService) },
        ]}
      />
    </div>
  );
}

const row = "grid grid-cols-[1fr_auto] items-baseline gap-4";

type SheetProps = {
  title: string;
  total: string;
  sum: string;
  lines: { label: string; detail: ReactNode; amount: string }[];
};

function Sheet({ title, total, sum, lines }: SheetProps) {
  return (
    <div
      className={`${sheetClass()} px-5 pb-6 min-[44rem]:flex min-[44rem]:flex-col min-[44rem]:px-[clamp(1.25rem,2.4vw,2rem)] min-[44rem]:first:border-e-0`}
    >
      <SheetHead as="h3" className="px-0" title={title} />
      <dl className="text-small min-[44rem]:flex min-[44rem]:flex-1 min-[44rem]:flex-col">
        {lines.map(({ label, detail, amount }) => (
          <div key={label} className={`border-b border-rule py-3 ${row}`}>
            <dt>
              {label}
              <small className="block text-note text-ink-3">{detail}</small>
            </dt>
            <dd className="figures">{amount}</dd>
          </div>
        ))}
        <div className={`-mt-px border-t border-ink pt-4 pb-3 min-[44rem]:mt-auto ${row}`}>
          <dt className="font-semibold">{total}</dt>
          <dd className="border-b-3 border-double border-ink pb-1.5 text-end font-display text-sum tracking-[-0.03em] whitespace-nowrap">
            {sum}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The two sums as bars. */
export function Scale({ sums: { alone, withService }, words }: Sums) {
  const longest = Math.max(alone, withService);
  const bars = [
    { label: words.alone, sum: alone, look: "fill-edge forced-colors:fill-[CanvasText]" },
    { label: words.withService, sum: withService, look: "fill-ink" },
  ];
  return (
    <figure>
      <dl>
        {bars.map(({ label, sum, look }) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_1fr] items-center gap-4 py-1.25 text-small max-[30.01rem]:grid-cols-1 max-[30.01rem]:gap-0.5"
          >
            <dt>{label}</dt>
            <dd>
              <svg
                className="h-5 w-full"
                viewBox={`0 0 ${longest} 100`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={look} d={`M0 0h${sum}v100H0z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-1.5 text-note/normal text-ink-3">{words.scale}</figcaption>
    </figure>
  );
}
