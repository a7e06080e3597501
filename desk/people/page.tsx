import { useTranslations } from "next-intl";
import { Desk } from "@/desk/ui/desk";
import { Said } from "@/desk/ui/said";
import type { Operator } from "@/lib/operators";
import { OwnPasskeys } from "./own-passkeys";
import { SessionTable } from "./session-table";
import type { PeopleActions, PeopleShown } from "./shown";
import { PeopleTable } from "./table";

const results = ["ended", "mailed", "removed", "added"] as const;

type Props = { operator: Operator; shown: PeopleShown; said: unknown; actions: PeopleActions };

export function People({ operator, shown, said, actions }: Props) {
  const t = useTranslations("console");
  const done = results.find((one) => one === said);
  return (
    <Desk operator={operator} at="people" title={t("people.title")}>
      <h1 className="font-display text-h2">{t("people.title")}</h1>
      {done && <Said>{t(`people.${done}`)}</Said>}
      {said === "notAdded" && <Said as="problem">{t("people.notAdded")}</Said>}
      {said === "failed" && <Said as="problem">{t("failed")}</Said>}
      <PeopleTable people={shown.people} recover={shown.isAdmin ? actions.recoverOperator : null} />
      <SessionTable sessions={shown.sessions} end={actions.endOneSession} />
      <OwnPasskeys passkeys={shown.own} mayChange={shown.mayChangeOwn} actions={actions} />
    </Desk>
  );
}
