import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { link } from "@/desk/ui/looks";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { signUpStages } from "@/lib/sign-up/stages";
import type { Entry } from "./entries";

export function Subject({ of: { subject, subjectId, reference } }: { of: Entry }) {
  const t = useTranslations("desk");
  if (subject === "sign_up" && subjectId)
    return (
      <a href={oneSignUpAddress(subjectId)} className={link}>
        {reference ?? t(`audit.subjects.${subject}`)}
      </a>
    );
  return t(`audit.subjects.${subject}`);
}

/** Ids of rows, of which the entry's subject or the page itself says more. */
const hiddenDetails = ["id", "note", "act"];

/** What was changed, exported, searched or given as a reason; of an entry whose values were erased, the names of fields. */
export function Details({ of: { act, fields, values } }: { of: Entry }) {
  const t = useTranslations("desk.audit");
  const stages = useTranslations("deskList.stageName");
  const { before, after, ...others } = values ?? {};
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("none");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const stage = act === "stage_set" && signUpStages.find((one) => one === value);
    if (stage) return stages(stage);
    return Array.isArray(value) ? value.map(textOf).join(", ") : String(value);
  };
  const changes = fields.flatMap((field) => {
    const [from, to] = [before, after].map((value) => (isRecord(value) ? value[field] : value));
    if (from === undefined && to === undefined) return [];
    return [t("change", { field: t("field", { name: field }), before: textOf(from), after: textOf(to) })];
  });
  const details = Object.entries(others).filter(
    ([name, value]) => !hiddenDetails.includes(name) && value !== null && value !== 0,
  );
  const names =
    changes.length === 0 && details.length === 0 ? fields.map((name) => t("field", { name })) : [];
  return (
    <>
      {names.length > 0 && <Line>{names.join(", ")}</Line>}
      {changes.map((change) => (
        <Line key={change}>{change}</Line>
      ))}
      {details.map(([name, value]) => (
        <Line key={name}>{t("detail", { name, value: textOf(value) })}</Line>
      ))}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className="block text-note [overflow-wrap:anywhere] text-ink-2">{children}</span>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
