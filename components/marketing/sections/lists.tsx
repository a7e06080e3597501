import { Icon, type IconName } from "@/components/ui/icon";

type Keyed = { readonly key: string };
type HeadedItem = Keyed & { readonly heading: string; readonly text: string };
export type IconListItem = HeadedItem & { readonly icon: IconName };

export function ThreeColumns({ items }: { items: readonly (HeadedItem & { readonly sum?: string })[] }) {
  return (
    <div className="grid gap-8 not-first:mt-10 md:grid-cols-3">
      {items.map(({ key, sum, heading, text }) => (
        <div key={key} className="border-t border-ink pt-4">
          {sum && <p className="mb-3 font-display text-sum tracking-[-0.03em] text-ink">{sum}</p>}
          <h3>{heading}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      ))}
    </div>
  );
}

export function Points({ className, items }: { className?: string; items: readonly string[] }) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li key={text} className="border-rule py-2.25 not-first:border-t">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Adds to each item the messages `KEY.heading` and `KEY.text`. */
export function withHeadings<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: `${Item["key"]}.${"heading" | "text"}`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, heading: say(`${key}.heading`), text: say(`${key}.text`) };
  });
}

/** Adds to each item a name and a note, from the messages `KEY` and `KEYOf`. */
export function withNames<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: Item["key"] | `${Item["key"]}Of`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, name: say(key), note: say(`${key}Of`) };
  });
}

/** Items in two or three columns, whose headings and texts share their rows. */
export function IconGrid({ items }: { items: readonly IconListItem[] }) {
  return (
    <ul className={`grid gap-x-8 md:grid-cols-2 ${items.length === 4 ? "xl:grid-cols-4" : "xl:grid-cols-3"}`}>
      {items.map(({ key, icon, heading, text }) => (
        <li
          key={key}
          className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-4 gap-y-1 border-t border-rule pt-4 pb-6"
        >
          <Icon className="text-accent" name={icon} />
          <h3>{heading}</h3>
          <p className="col-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type Question = { readonly key: string; readonly question: string; readonly answer: string };

type QuestionsProps = { name: string; items: readonly Question[] };

/** Opening a question closes the others of the same `name`. */
export function Questions({ name, items }: QuestionsProps) {
  return (
    <div className="border-t border-ink max-lg:not-first:-mt-px max-lg:not-first:border-rule">
      {items.map(({ key, question, answer }) => (
        <details className="border-b border-rule" key={key} name={name}>
          <summary className="plus grid min-h-11 list-none grid-cols-[1fr_auto] items-center gap-4 py-2.5 font-display text-[1.125rem]/[1.35] tracking-[-0.005em] hover:underline hover:decoration-1 hover:underline-offset-[0.22em] md:py-3.5 md:text-[1.1875rem]/[1.35]">
            {question}
          </summary>
          <p className="max-w-measure pe-8 pb-5.5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
