import { Group } from "@/components/sign-up/layout/group";
import { WithEmails } from "@/components/ui/email";
import { Facts } from "@/components/ui/facts";
import { useCopy } from "@/i18n/use-copy";
import type { Agreement } from "@/lib/payments/agreement";

/** The terms of the debit: amount, dates, names, cancellation, the payer's rights. Part of the printed page. */
export function AgreementSheet({ agreement }: { agreement: Agreement }) {
  const { rows, shorterNotice, cancel, rights } = agreement;
  const t = useCopy("payment");
  return (
    <Group id="agreement" heading={t("mandate.heading")}>
      <Facts
        facts={[...rows, [cancel.title, <WithEmails key="cancel" text={cancel.text} />]]}
        look={{
          row: "grid gap-x-6 gap-y-0.5 border-b border-rule py-2 sm:grid-cols-[14rem_1fr] print:break-inside-avoid",
          name: "text-small text-ink-2",
          value: "max-w-160",
        }}
      />
      {shorterNotice && (
        <p className="mt-4 max-w-176">
          <strong>{shorterNotice}</strong>
        </p>
      )}
      <h3 className="mt-6">{rights.title}</h3>
      <ul className="mt-2 max-w-176 list-disc pl-5 text-small text-ink-2">
        {rights.parts.map((part) => (
          <li key={part} className="not-first:mt-2 print:break-inside-avoid">
            <WithEmails text={part} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
