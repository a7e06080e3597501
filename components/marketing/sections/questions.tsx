export type Question = { readonly key: string; readonly question: string; readonly answer: string };

/** Questions of which one at a time is open, by the browser itself; each can be closed again. */
export function Questions({ name, items }: { name: string; items: readonly Question[] }) {
  return (
    <div className="faq">
      {items.map(({ key, question, answer }, at) => (
        <details key={key} name={name} open={at === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
