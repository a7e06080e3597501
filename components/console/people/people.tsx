import { useTranslations } from "next-intl";
import type { Operator } from "@/lib/console/roles";
import { Desk } from "../desk";
import { Said } from "../said";
import { OwnPasskeys } from "./own-passkeys";
import { PeopleTable } from "./people-table";
import { SessionTable } from "./session-table";
import type { PeopleActions, PeopleShown } from "./shown";

const results = ["ended", "mailed", "removed", "added"] as const;

type Props = { operator: Operator; shown: PeopleShown; said: unknown; actions: PeopleActions };

export function People({ operator, shown, said, actions }: Props) {
  const t = useTranslations("console");
  const done = results.find((one) => one === said);
  return (
    <Desk operator={operator} at="people" title={t("people.title")} signOut={actions.signOut}>
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
