import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { radioControl } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import type { Submission } from "@/db/schema/submissions";
import { done } from "@/desk/todos/actions";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { sheet } from "@/desk/ui/looks";
import { SameAs } from "@/desk/ui/same-as";
import { sumOf } from "@/desk/ui/sums";
import { Table } from "@/desk/ui/table";
import { shortFirmTime } from "@/desk/ui/times";
import { orderName } from "@/i18n/order-name";
import { maxDuplicates } from "@/lib/duplicates";
import { defaultEdition } from "@/lib/markets/editions";
import { setUpOf } from "@/lib/payments/states";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { cancelOneOfTwo } from "./actions";
import type { SignUpPageData } from "./read";
import { isOpen } from "./rules";

type Props = { data: SignUpPageData };

/** Other sign-ups with the same business number or e-mail address, beside this one, and what can be done about two. */
export function Duplicates({ data }: Props) {
  const t = useTranslations("deskSignUp.duplicates");
  const { signUp, duplicates, acts, openDuplicate, now } = data;
  if (duplicates.length === 0) return null;
  const shown = duplicates.slice(0, maxDuplicates);
  const both = isOpen(signUp) ? shown.filter(isOpen) : [];
  const isInBar = openDuplicate === signUp.id;
  return (
    <section aria-labelledby="duplicates" className={`mt-5 px-4 py-3 sm:px-5 ${sheet}`}>
      <h2 id="duplicates" className="flex items-center gap-3 font-sans text-body font-semibold">
        <Icon name="stack" className="size-5! shrink-0" />
        {t("heading")}
      </h2>
      <Comparison of={signUp} others={shown} now={now} />
      <div className="mt-3 grid max-w-measure gap-2 text-small">
        {shown.map((one) => (
          <Kept key={one.id} signUp={signUp} other={one} />
        ))}
        {duplicates.length > maxDuplicates && <p className="text-ink-2">{t("more")}</p>}
        {both.length > 0 && <p>{t("both")}</p>}
        {acts?.lookAfter && openDuplicate !== null && !isInBar && (
          <ActButton
            action={done}
            sends={{
              ...{ of: "sign_up", id: openDuplicate, kind: "duplicate", reason: "not_same" },
              ...{ seen: now.toISOString(), back: oneSignUpAddress(signUp.id) },
            }}
            label={t("notSame")}
          />
        )}
        {acts?.lookAfter && both.map((one) => <CancelOne key={one.id} data={data} other={one} />)}
      </div>
    </section>
  );
}

type Compared = { label: string; textOf: (signUp: Submission) => string };

/** A row for each field; what another one has in common with this one is marked. */
function Comparison({
  of: signUp,
  others,
  now,
}: {
  of: Submission;
  others: readonly Submission[];
  now: Date;
}) {
  const t = useTranslations("deskSignUp");
  const mail = useTranslations("mail");
  const list = useTranslations("deskList.column");
  const rows: Compared[] = [
    { label: t("fields.businessName"), textOf: (one) => one.businessName },
    { label: t("fields.companiesHouseNumber"), textOf: (one) => one.businessRegistrationNumber ?? "" },
    { label: t("fields.contactName"), textOf: (one) => one.contactName },
    { label: t("fields.contactEmail"), textOf: (one) => one.contactEmail },
    { label: t("fields.contactPhone"), textOf: (one) => one.contactPhone ?? "" },
    { label: t("fields.planType"), textOf: (one) => orderName(one, defaultEdition) },
    { label: t("fields.planPrice"), textOf: (one) => sumOf(one.planPrice, one.currency) },
    { label: mail("alarm.setUp"), textOf: (one) => mail(`setUp.${setUpOf(one, now)}`) },
    { label: mail("alarm.lastPayment"), textOf: (one) => mail(`lastPayment.${one.lastPayment}`) },
    { label: list("submitted"), textOf: (one) => shortFirmTime(one.createdAt) },
  ];
  return (
    <Table
      caption={t("duplicates.heading")}
      hidesCaption
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        { label: t("duplicates.field"), cell: ({ label }) => label, isBare: true },
        {
          label: t("duplicates.this", { reference: signUp.reference }),
          cell: ({ textOf }) => textOf(signUp) || t("none"),
        },
        ...others.map((one) => ({
          ...{ label: one.reference, head: <SameAs id={one.id} reference={one.reference} /> },
          cell: ({ textOf }: Compared) => {
            const text = textOf(one);
            const isEqual = text !== "" && bare(text) === bare(textOf(signUp));
            return isEqual ? <Equal>{text}</Equal> : text || t("none");
          },
        })),
      ]}
    />
  );
}

/** As the search for duplicates compares: without capitals, hyphens and spaces. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, "");
}

function Equal({ children }: { children: ReactNode }) {
  const t = useTranslations("deskSignUp.duplicates");
  return (
    <span className="font-semibold">
      {children} <span className="bg-tint px-1.5 text-note font-normal text-ink-2">{t("equal")}</span>
    </span>
  );
}

/** Which one was kept when the other was cancelled. */
function Kept({ signUp, other }: { signUp: Submission; other: Submission }) {
  const t = useTranslations("deskSignUp.duplicates");
  if (signUp.sameAs === other.id)
    return <p>{t("kept", { kept: other.reference, cancelled: signUp.reference })}</p>;
  if (other.sameAs === signUp.id)
    return <p>{t("kept", { kept: signUp.reference, cancelled: other.reference })}</p>;
  return null;
}

/** Asks which one, and says what happens then. Who may not is told who can. */
function CancelOne({ data: { signUp, acts, admins, now }, other }: Props & { other: Submission }) {
  const t = useTranslations("deskSignUp.duplicates");
  if (!acts?.erase) return <p>{t("admins", { admins: admins.join(", ") })}</p>;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2 font-semibold wrap-anywhere">
        {t("cancelOne", { reference: other.reference })}
      </summary>
      <ActForm
        action={cancelOneOfTwo}
        sends={{ signUp: signUp.id, other: other.id, back: oneSignUpAddress(signUp.id) }}
        className="grid justify-items-start gap-3 pb-2"
      >
        <fieldset className="grid gap-2">
          <legend className="pb-1">{t("which")}</legend>
          {[signUp, other].map((one) => (
            <label key={one.id} className="flex cursor-pointer gap-2">
              <input
                type="radio"
                name="cancel"
                value={one.id}
                required
                className={`size-5 ${radioControl}`}
              />
              <span>
                <b className="font-semibold">{one.reference}</b>{" "}
                {t("what", { state: setUpOf(one, now), sum: sumOf(one.planPrice, one.currency) })}
              </span>
            </label>
          ))}
        </fieldset>
        <p>{t("after")}</p>
        <Button small look="red">
          {t("cancelButton")}
        </Button>
      </ActForm>
    </details>
  );
}
