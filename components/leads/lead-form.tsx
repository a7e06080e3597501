import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Honeypot } from "@/components/sign-up/form/honeypot";
import { Button } from "@/components/ui/button";
import { fieldControl, fieldLabel, wrongMark } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { problemText } from "@/i18n/validation";
import { type LeadField, type LeadOrigin, leadMonths } from "@/lib/leads/lead";
import type { Market } from "@/lib/markets";
import { siteAddress, talkAddress } from "@/lib/routing/addresses";
import type { FormValues } from "@/lib/sign-up/form";
import type { Problem } from "@/lib/sign-up/rules/check";
import { limits, mostTyped } from "@/lib/sign-up/rules/limits";

export type LeadFormProps = {
  market: Market;
  origin: LeadOrigin;
  /** The name of the hidden field that names the server action. */
  action: string;
  values?: FormValues;
  problems?: readonly Problem[];
};

/** A plain HTML form, which prerendered pages can hold: no script has a part in it (docs/decisions/0130). */
export function LeadForm({ market, origin, action, values = {}, problems = [] }: LeadFormProps) {
  const t = useCopy("leads");
  const form = useTranslations("form");
  const field = (name: LeadField) => ({ name, value: values[name], problem: problems.find(isAbout(name)) });
  return (
    <form
      id="lead"
      className="grid gap-x-7 gap-y-4 border-t border-ink bg-sheet p-5 shadow-paper sm:grid-cols-2 lg:p-7"
      action={talkAddress(market.code)}
      method="post"
      encType="multipart/form-data"
    >
      <input type="hidden" name={action} />
      <input type="hidden" name="market" value={market.code} />
      <input type="hidden" name="kind" value={origin.kind} />
      <input type="hidden" name="source" value={origin.source} />
      <Field {...field("leadName")} label={t("name")} autoComplete="name" required />
      <Field {...field("leadEmail")} label={t("email")} type="email" autoComplete="email" required />
      <Field {...field("leadCompanies")} label={t(`number.${origin.kind}`)} inputMode="numeric" required />
      <Field {...field("leadNote")} label={t("note")} optional={form("optional")} />
      <Honeypot label={t("honeypot")} />
      <Button type="submit" className="sm:justify-self-start">
        {t("send")}
      </Button>
      <p className="text-note/normal text-ink-3 sm:col-span-2">
        {t.rich("kept", {
          months: leadMonths,
          link: (text) => <a href={siteAddress("privacy")}>{text}</a>,
        })}
      </p>
    </form>
  );
}

function isAbout(name: LeadField) {
  return (problem: Problem) => problem.field === name;
}

type FieldProps = {
  name: LeadField;
  label: string;
  value: string | undefined;
  problem: Problem | undefined;
  /** The word '(optional)'. Makes the field a text of several lines. */
  optional?: string;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "required">;

function Field({ name, label, value, problem, optional, ...attributes }: FieldProps) {
  const t = useTranslations("form");
  const rule = useTranslations("validation");
  const shared = {
    id: name,
    name,
    className: fieldControl,
    defaultValue: value,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem && `${name}-error`,
  };
  return (
    <div className={`relative ${problem ? wrongMark : ""} ${optional ? "sm:col-span-2" : ""}`}>
      <label className={fieldLabel} htmlFor={name}>
        {label}
        {optional && <span className="font-normal text-ink-3">{` ${optional}`}</span>}
      </label>
      {optional ? (
        <textarea {...shared} rows={3} maxLength={4 * limits.leadNote} />
      ) : (
        <input {...attributes} {...shared} maxLength={mostTyped.other} />
      )}
      {problem && (
        <p className="mt-1.75 flex gap-1.75 text-small/[1.4] font-semibold text-error" id={`${name}-error`}>
          <Icon name="warn" className="mt-px size-4.5 stroke-[1.75]" />
          <span>
            <span className="sr-only">{t("error")}</span>
            {problemText(rule, problem.message)}
          </span>
        </p>
      )}
    </div>
  );
}
