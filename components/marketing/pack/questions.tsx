import type { Pack } from "@/i18n/pack";

/** What the firm needs from the customer, and how to answer. */
export function OpenQuestions({ of: { items, closing } }: { of: Pack["questions"] }) {
  return (
    <>
      <ol>
        {items.map(({ key, title, amount, text, answer }, at) => (
          <li
            key={key}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-3.5 text-small first:border-ink"
          >
            <span className="text-h3/none font-display text-accent" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{title}</span>
                <span className="figures">{amount}</span>
              </p>
              <p className="mt-1 max-w-measure text-ink-2">{text}</p>
              <p className="mt-1 font-semibold">{answer}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t border-rule pt-3 text-small">{closing}</p>
    </>
  );
}
