export type Question = { readonly key: string; readonly question: string; readonly answer: string };

/** Opening a question closes the others, because their `<details>` share a `name`. */
export function Questions({ name, items }: { name: string; items: readonly Question[] }) {
  return (
    <div className="border-t border-ink">
      {items.map(({ key, question, answer }, at) => (
        <details className="border-b border-rule" key={key} name={name} open={at === 0}>
          <summary className="plus grid list-none grid-cols-[1fr_auto] items-center gap-4 py-4.5 font-display text-[1.1875rem]/[1.35] tracking-[-0.005em] hover:underline hover:decoration-1 hover:underline-offset-[0.22em]">
            {question}
          </summary>
          <p className="max-w-measure pe-8 pb-5.5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
