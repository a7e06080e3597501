import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Submission } from "@/db/schema/submissions";
import type { FieldChange } from "@/desk/auth/audit/rules";
import { useProviderWords } from "@/desk/payments/provider-words";
import { Copy } from "@/desk/ui/copy";
import { sumOf } from "@/desk/ui/sums";
import { market } from "@/lib/markets";
import { signUpStages } from "@/lib/sign-up/stages";
import type { Ids, TimelineEntry } from "./timeline-entries";

type Props = { entry: TimelineEntry; signUp: Submission };
type Lines = readonly [what: ReactNode, more: string | null];

/** What happened, and in the second line who did it and what came back. Bold: a change of status. */
export function EntryWords({ entry, signUp }: Props) {
  const t = useTranslations("deskSignUp");
  const common = useTranslations("common");
  const desk = useTranslations("desk");
  const states = useTranslations("mail.setUp");
  const resultOf = useResult();
  const changeOf = useChange();
  const provider = useProviderWords();
  const [what, more] = lines();
  return (
    <>
      <p>{what}</p>
      {more && <p className="text-note text-ink-2">{more}</p>}
      {entry.ids && Object.keys(entry.ids).length > 0 && <EntryIds ids={entry.ids} />}
    </>
  );

  function lines(): Lines {
    const b = (words: ReactNode) => <b className="font-semibold">{words}</b>;
    switch (entry.kind) {
      case "started":
        return [t("entry.started", { country: common(`country.${market(entry.market).code}`) }), null];
      case "saved":
        return [t(`entry.saved.${entry.step}`), null];
      case "submitted": {
        const sum = sumOf(signUp.planPrice, signUp.currency);
        return [t.rich("entry.submitted", { b, sum }), null];
      }
      case "sentToBank":
        return [t("entry.sentToBank"), null];
      case "move":
        return [b(states(entry.to)), provider.ofCause(entry.cause)];
      case "event":
        return [provider.ofEvent(entry), null];
      case "entry":
        return [entry.name, resultOf(entry)];
      case "note":
        return [t("entry.note", { by: entry.by, isMail: String(entry.isMail) }), null];
      case "act":
        return [actName(entry), entry.by && t("entry.by", { by: entry.by })];
    }
  }

  function actName({ act, fields, changes }: Extract<TimelineEntry, { kind: "act" }>): string {
    const key = `entry.act.${act}` as "entry.act.contact_corrected";
    if (!t.has(key)) return desk(`audit.acts.${act}`);
    const isAboutOne = act === "stage_set" || act === "owner_set";
    if (isAboutOne) return [t(key, { fields: "" }), ...changes.map(changeOf)].join(" ");
    const changed = changes.map((change) => `${fieldName(change.field)} ${changeOf(change)}`);
    return t(key, { fields: (changed.length > 0 ? changed : fields.map(fieldName)).join(", ") });
  }

  function fieldName(name: string): string {
    const key = `fields.${name}` as "fields.contactName";
    return t.has(key) ? t(key).toLowerCase() : name;
  }
}

function EntryIds({ ids }: { ids: Ids }) {
  const t = useTranslations("deskSignUp");
  const known = Object.entries(ids);
  return (
    <details className="text-note text-ink-2">
      <summary className="w-max cursor-pointer py-0.5">{t("ids.summary", { count: known.length })}</summary>
      <ul>
        {known.map(([name, id]) => {
          const key = `ids.${name}` as "ids.event";
          const label = t.has(key) ? t(key) : name.replaceAll("_", " ");
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-2">
              {`${label} ${id}`}
              <Copy text={id} field={label.toLowerCase()} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** 'from New to Contacted'. */
function useChange(): (change: FieldChange) => string {
  const t = useTranslations("deskSignUp");
  const stages = useTranslations("deskList.stageName");
  const desk = useTranslations("desk");
  return ({ field, before, after }) =>
    t("entry.change", { from: wordsFor(field, before), to: wordsFor(field, after) });

  function wordsFor(field: string, value: string | null): string {
    if (value === null) return (field === "owner" ? desk("stageAndOwner.nobody") : t("none")).toLowerCase();
    const stage = signUpStages.find((one) => field === "stage" && one === value);
    return stage ? stages(stage) : value;
  }
}

type OutboxEntry = Extract<TimelineEntry, { kind: "entry" }>;

/** What came of a mail, a call to the provider, or an event of the feed. */
function useResult() {
  const t = useTranslations("deskSignUp");
  return ({ outboxKind, mailTo, state, attempts, error, drop }: OutboxEntry): string => {
    if (state === "sent")
      return mailTo === null ? t("entry.done", { kind: outboxKind }) : t(`entry.mailTo.${mailTo}`);
    if (state === "dropped") return drop?.by ? t("entry.droppedBy", drop) : t("entry.state.dropped");
    if (state === "notNeeded") return t("entry.state.notNeeded");
    const tries = attempts > 0 ? t("entry.tries", { tries: attempts }) : null;
    return [t(`entry.state.${state}`), tries, error].filter(Boolean).join(", ");
  };
}
