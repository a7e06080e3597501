import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { keyOf } from "@/desk/auth/operator-keys";
import { ActForm } from "@/desk/ui/act-form";
import { SelectField } from "@/desk/ui/fields";
import { maxNoteLength } from "@/desk/ui/form-text";
import { smallField } from "@/desk/ui/looks";
import { type Change, StaleNotice } from "@/desk/ui/stale-notice";
import { setStageAndOwner } from "./actions";
import { nobody } from "./filter";

/** Of the address. A stale form wanted `stage` and `owner`, by the owner's key; `since` is the act before it. */
export type MessageQuery = Readonly<Record<"message" | "stage" | "owner" | "since", unknown>>;

type Props<Stage extends string> = {
  of: "sign_up" | "lead";
  record: { readonly id: string; readonly stage: Stage; readonly owner: string | null };
  stages: readonly Stage[];
  nameOf: (stage: Stage) => string;
  /** Who may be the owner. */
  operators: readonly string[];
};

/** `note`: the id of the next note, so that a repeated press adds it once. */
export function StageAndOwnerForm<Stage extends string>({
  of,
  record,
  stages,
  nameOf,
  operators,
  note,
}: Props<Stage> & { note: string }) {
  const t = useTranslations("desk");
  const owners = [...new Set([...operators, ...(record.owner === null ? [] : [record.owner])])];
  return (
    <ActForm
      key={note}
      action={setStageAndOwner}
      sends={{ ...seenIn(of, record), note }}
      className="flex flex-wrap items-end gap-3 *:max-sm:basis-full"
    >
      <SelectField
        name="stage"
        label={t("stageAndOwner.stage")}
        chosen={record.stage}
        options={stages.map((one) => [one, nameOf(one)])}
      />
      <SelectField
        name="owner"
        label={t("stageAndOwner.owner")}
        chosen={record.owner ?? ""}
        options={[["", t("stageAndOwner.nobody")], ...owners.map((email) => [email, email] as const)]}
      />
      <div className="grid grow gap-1 sm:basis-64">
        <label htmlFor="note" className="text-note text-ink-2">
          {t("notes.label")}
        </label>
        <textarea id="note" name="text" rows={1} maxLength={maxNoteLength} className={smallField} />
      </div>
      <Button small look="quiet">
        {t("stageAndOwner.save")}
      </Button>
    </ActForm>
  );
}

/** What a form shows of the record, so that a later change by somebody else is noticed. */
export function seenIn(of: Props<string>["of"], { id, stage, owner }: Props<string>["record"]) {
  return { of, id, seenStage: stage, seenOwner: owner ?? "" };
}

type StaleProps<Stage extends string> = Props<Stage> & {
  message: MessageQuery;
  /** Changes of stage and owner, the newest first. */
  changes: readonly Change[];
  me: string;
  /** The page's address without the stale form. */
  href: string;
};

/** The notice after a stale form, until `me` has chosen. */
export function StaleStageOrOwner<Stage extends string>({
  message,
  changes,
  me,
  href,
  ...form
}: StaleProps<Stage>) {
  const { of, record, stages, nameOf, operators } = form;
  const t = useTranslations("desk");
  const stage = stages.find((one) => one === message.stage) ?? record.stage;
  const chosen = operators.find((email) => keyOf(email) === message.owner) ?? record.owner;
  const owner = message.owner === nobody ? null : chosen;
  const hasChosen = changes.some(({ id, by }) => by === me && Number(id) > Number(message.since));
  const isSame = stage === record.stage && owner === record.owner;
  if (message.message !== "stale" || hasChosen || isSame) return null;
  const late = stage === record.stage ? "owner_set" : "stage_set";
  return (
    <StaleNotice
      last={changes.find(({ act }) => act === late) ?? null}
      current={wordsFor(record.stage, record.owner)}
      wanted={wordsFor(stage, owner)}
      href={href}
      save={setStageAndOwner}
      sends={{ ...seenIn(of, record), stage, owner: owner ?? "" }}
    />
  );

  function wordsFor(stageNow: Stage, ownerNow: string | null): string {
    return t("stageAndOwner.read", {
      stage: nameOf(stageNow),
      owner: ownerNow ?? t("stageAndOwner.nobody").toLowerCase(),
    });
  }
}
