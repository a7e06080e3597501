import { Fragment } from "react";
import { Initials, Sum } from "@/components/marketing/sections/book";
import { messageClass } from "@/components/marketing/sections/exhibit";
import { Tick } from "@/components/ui/icon";
import type { Pack, PackEntry } from "@/i18n/pack";
import type { Accountant } from "@/lib/content/proof";

const row =
  "grid grid-cols-[minmax(0,1fr)_auto_2.5rem_0.75rem] gap-x-2 max-[18rem]:grid-cols-[minmax(0,1fr)_2.75rem] sm:grid-cols-[3.5rem_minmax(0,1fr)_4.5rem_5.5rem_4.75rem_0.75rem] sm:gap-x-3 sm:px-2";
const wide = "max-sm:hidden";
/** In a window as narrow as a phone's with a double default font, the supplier has a line of its own. */
const ownLine = "max-[18rem]:col-span-2";
const checked =
  "flex h-full items-center gap-1 border-s border-margin-rule ps-2 text-note max-sm:flex-col max-sm:justify-center max-sm:gap-0 max-sm:ps-1";

type EntriesProps = { of: Pack["entries"]; accountants: readonly Accountant[] };

/** A page of the purchase ledger. Each entry opens its receipt, with the accountant's note or question. */
export function Entries({ of, accountants }: EntriesProps) {
  const { columns, brought, rows, carried, missing, you, open } = of;
  return (
    <>
      <p className="pb-2 text-note text-ink-3 print:hidden">{open}</p>
      <p className={`${row} pb-1 text-note font-semibold text-ink-3`} aria-hidden="true">
        <span className={wide}>{columns.date}</span>
        <span className={ownLine}>{columns.entry}</span>
        <span className={`figures ${wide}`}>{columns.tax}</span>
        <span className="figures">{columns.total}</span>
        <span className={`ps-2 ${wide}`}>{columns.checked}</span>
      </p>
      <Running of={brought} columns={columns} />
      {rows.map((entry) => (
        <Entry
          key={entry.key}
          of={entry}
          accountants={accountants}
          columns={columns}
          missing={missing}
          you={you}
        />
      ))}
      <Running of={carried} columns={columns} closing />
    </>
  );
}

type Columns = Pack["entries"]["columns"];
type RunningProps = { of: Pack["entries"]["carried"]; columns: Columns; closing?: boolean };

/** The totals brought forward from earlier pages, or, if `closing`, those including this page. */
function Running({ of: { label, tax, total }, columns, closing = false }: RunningProps) {
  const look = closing ? "border-ink py-2 font-semibold" : "border-ink py-1.5 text-ink-2";
  return (
    <p className={`${row} border-t text-small ${look}`}>
      <span className={wide} />
      <span className={ownLine}>{label}</span>
      <Figure name={columns.tax} className={wide}>
        {closing ? <Sum>{tax}</Sum> : tax}
      </Figure>
      <Figure name={columns.total}>{closing ? <Sum>{total}</Sum> : total}</Figure>
    </p>
  );
}

type EntryProps = {
  of: PackEntry;
  accountants: readonly Accountant[];
  columns: Columns;
  missing: string;
  you: string;
};

function Entry({ of, accountants, columns, missing, you }: EntryProps) {
  const { date, supplier, category, tax, total, by, check } = of;
  return (
    <details className="border-t border-rule open:bg-wash print:break-inside-avoid" name="entry">
      <summary
        className={`plus ${row} list-none items-center py-1.5 text-small/snug hover:bg-tint max-[18rem]:after:hidden`}
      >
        <span className={`text-ink-2 ${wide}`}>{date}</span>
        <span className={ownLine}>
          <b className="font-semibold">{supplier}</b>
          <span className="flex flex-wrap gap-x-2 text-note text-ink-2">
            <span className="sm:hidden">{date}</span>
            <span>{category}</span>
          </span>
        </span>
        <Figure name={columns.tax} className={wide}>
          {tax}
        </Figure>
        <Figure name={columns.total} className="font-semibold">
          {total}
        </Figure>
        <span className={checked}>
          {by && (
            <>
              <Tick className="size-5" />
              <Initials of={by} accountants={accountants} />
            </>
          )}
          <span className={by ? "sr-only" : undefined}>{check}</span>
        </span>
      </summary>
      <div className="grid gap-4 border-t border-rule bg-sheet p-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <Receipt of={of} missing={missing} />
        <Exchange of={of} you={you} />
      </div>
    </details>
  );
}

function Receipt({ of: { supplier, receipt }, missing }: { of: PackEntry; missing: string }) {
  if (!receipt)
    return (
      <p className="grid min-h-24 place-items-center border border-dashed border-edge text-small text-ink-2">
        {missing}
      </p>
    );
  const { item, net, taxes, total, sum } = receipt;
  return (
    <div className="photo m-0 py-3">
      <div className="receipt mb-0 pb-2.5">
        <b>{supplier}</b>
        <dl>
          <dt>{item}</dt>
          <dd>{net}</dd>
        </dl>
        <dl>
          {taxes.map(({ label, amount }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </Fragment>
          ))}
          <dt className="font-semibold">{total}</dt>
          <dd className="font-semibold">{sum}</dd>
        </dl>
      </div>
    </div>
  );
}

function Exchange({ of: { heading, text, answer }, you }: { of: PackEntry; you: string }) {
  return (
    <div className="grid content-start gap-2">
      <p className="text-note font-semibold text-ink-3">{heading}</p>
      <p className={messageClass("jack")}>{text}</p>
      {answer && (
        <p className={`${messageClass("you")} justify-self-end`}>
          <span className="sr-only">{you}</span>
          {answer}
        </p>
      )}
    </div>
  );
}

type FigureProps = { name: string; className?: string; children: React.ReactNode };

/** An amount, with the name of its column for screen readers. */
function Figure({ name, className = "", children }: FigureProps) {
  return (
    <span className={`figures ${className}`}>
      <span className="sr-only">{name} </span>
      {children}
    </span>
  );
}
