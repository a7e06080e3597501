import Image from "next/image";
import { listOf } from "@/i18n/list";
import { useCopy } from "@/i18n/use-copy";
import { type Accountant, namesOf, photoAddress } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";

type Props = { accountants: readonly Accountant[]; className?: string };

/** The market's first named accountant, under what was checked; nothing while the firm names nobody. */
export function SignedBy({ accountants, className = "" }: Props) {
  const t = useCopy("proof");
  const [person] = accountants;
  if (!person) return null;
  return (
    <p className={`flex items-center gap-3 text-small ${className}`}>
      <Portrait of={person} />
      {t("people.checked", { person: t("people.one", namesOf(person)) })}
    </p>
  );
}

/** The market's named accountants in one sentence; empty while the firm names nobody. */
export function useAccountants(accountants: readonly Accountant[], edition: Edition): string {
  const t = useCopy("proof");
  return listOf(
    accountants.map((person) => t("people.one", namesOf(person))),
    edition.locale,
  );
}

function Portrait({ of: { initials, photo } }: { of: Accountant }) {
  if (photo)
    return (
      <Image
        className="size-10 rounded-full object-cover"
        src={photoAddress(photo)}
        alt=""
        width={40}
        height={40}
      />
    );
  return (
    <span
      className="grid size-10 shrink-0 place-items-center rounded-full border border-accent font-display text-accent"
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}
