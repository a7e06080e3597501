import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { sheet } from "@/desk/ui/looks";
import { SameAs } from "@/desk/ui/same-as";
import { maxDuplicates } from "@/lib/duplicates";
import { openStatuses } from "@/lib/payments/states";
import type { SignUpPageData } from "./read";

/** Other sign-ups with the same business number or e-mail address, and what is to be done if two of them may be debited. */
export function Duplicates({ data: { signUp, duplicates } }: { data: SignUpPageData }) {
  const t = useTranslations("deskSignUp");
  const mail = useTranslations("mail");
  if (duplicates.length === 0) return null;
  const isOpen = openStatuses.some((one) => one === signUp.paymentStatus);
  return (
    <section aria-labelledby="duplicates" className={`mt-5 flex gap-3 px-4 py-3 sm:px-5 ${sheet}`}>
      <Icon name="stack" className="mt-0.5 size-5! shrink-0" />
      <div className="min-w-0 text-small">
        <h2 id="duplicates" className="font-sans text-body font-semibold">
          {t("duplicates.heading")}
        </h2>
        <ul>
          {duplicates.slice(0, maxDuplicates).map(({ id, reference, by, state }) => (
            <li key={id}>
              <SameAs id={id} reference={reference} />
              <span className="block text-ink-2">{mail("duplicate.facts", { by, state })}</span>
            </li>
          ))}
        </ul>
        {duplicates.length > maxDuplicates && <p className="text-ink-2">{t("duplicates.more")}</p>}
        {isOpen && duplicates.some(({ mayBeDebited }) => mayBeDebited) && (
          <p className="mt-1 max-w-measure">{t("duplicates.both")}</p>
        )}
      </div>
    </section>
  );
}
