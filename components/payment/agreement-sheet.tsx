import type { Agreement } from "@/lib/payments/agreement";

type Props = { heading: string; agreement: Agreement };

/** The debit on paper: amount, dates, names, how to cancel, and the payer's rights. It prints as it is read. */
export function AgreementSheet({ heading, agreement: { rows, cancel, rights } }: Props) {
  return (
    <section className="group agreement" aria-labelledby="agreement">
      <h2 id="agreement">{heading}</h2>
      <dl>
        {[...rows, [cancel.title, cancel.text] as const].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{rights.title}</h3>
      <ul>
        {rights.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}
