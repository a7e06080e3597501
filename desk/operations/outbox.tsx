import { isNull, type SQL, sql } from "drizzle-orm";
import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { Button, buttonClass } from "@/components/ui/button";
import type { Database } from "@/db/client/database";
import { isParked, isWaiting } from "@/db/queries/outbox";
import { outbox } from "@/db/schema/outbox";
import { hasRole } from "@/desk/auth/rules";
import { filter, idRules, type List, type ListQuery, type Translate } from "@/desk/list/list";
import { ActButton, ActForm } from "@/desk/ui/act-form";
import { link, smallField } from "@/desk/ui/looks";
import { Message } from "@/desk/ui/message";
import { shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { query } from "@/server/database";
import { dropOne, retryKind, retryOne } from "./actions";
import { countParked, maxReasonLength, scheduledRuns } from "./entries";
import { entryName } from "./entry-name";
import { Jobs } from "./jobs";
import { operationsPages } from "./pages";

const { id, kind, attempts, createdAt, nextAttemptAt, deadAt, lastError, waitsSince } = outbox;

/** From this age, in milliseconds, a wait for a service that is away is named. */
const longWaitMs = 60 * 60 * 1_000;

const states = ["parked", "waiting"] as const;
type State = (typeof states)[number];

function stateOf({ parameters: { state } }: ListQuery): State {
  return state === "waiting" ? "waiting" : "parked";
}

async function entriesOf(db: Database, which: SQL) {
  const submissionId = sql<string | null>`${outbox.payload}->>'submissionId'`;
  const found = await db
    .select({ id, kind, attempts, createdAt, nextAttemptAt, deadAt, lastError, waitsSince, submissionId })
    .from(outbox)
    .where(which);
  return found.map((entry) => ({ ...entry, name: entryName(entry.kind) }));
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
type OutboxCounts = {
  parked: Awaited<ReturnType<typeof countParked>>;
  jobs: Awaited<ReturnType<typeof scheduledRuns>>;
};

/** Work of the outbox that is not done, the newest first. `parked`: given up, for a person to decide. */
export const outboxList: List<Entry, OutboxCounts> = {
  name: "outbox",
  at: "operations",
  address: deskPages.outbox,
  role: "viewer",
  title: (t) => t("deskOperations.outbox.title"),
  pages: operationsPages,
  empty: (t, listQuery) => t("deskOperations.outbox.empty", { state: stateOf(listQuery) }),
  isRecorded: false,
  table: outbox,
  id: { column: id, type: "uuid", rule: idRules.uuid },
  where: isNull(outbox.doneAt),
  rows: entriesOf,
  facts: () => query(async (db) => ({ parked: await countParked(db), jobs: await scheduledRuns(db) })),
  filters: {
    state: filter({
      rule: z.enum(states),
      usual: "parked",
      where: (state) => ({ parked: isParked, waiting: isWaiting })[state],
    }),
  },
  tabs: {
    label: (t) => t("deskOperations.outbox.tabs"),
    all: states.map((state) => ({
      label: (t: Translate) => t("deskOperations.outbox.tab", { state }),
      sets: { state },
    })),
  },
  sorts: {
    since: {
      label: (t) => t("deskOperations.outbox.since"),
      key: createdAt,
      type: "timestamptz",
      first: "desc",
    },
  },
  usualSort: "since",
  message: ({ message, asked }) => <Result of={message} action={asked} />,
  before: ({ parked }, { listQuery, by }) =>
    stateOf(listQuery) === "parked" && hasRole(by, "admin") && <RetryAll parked={parked} />,
  after: ({ jobs }) => <Jobs jobs={jobs} />,
  columns: {
    kind: {
      label: (t) => t("deskOperations.outbox.kind"),
      cell: ({ name, submissionId }, { t }) => (
        <>
          <span className="font-semibold">{name}</span>
          {submissionId && (
            <span className="block text-note">
              <a href={oneSignUpAddress(submissionId)} className={link}>
                {t("deskOperations.outbox.signUp")}
              </a>
            </span>
          )}
        </>
      ),
    },
    reason: {
      label: (t) => t("deskOperations.outbox.reason"),
      look: "wrap-anywhere",
      cell: (entry, { t }) => (
        <>
          {entry.lastError ?? <span className="text-ink-3">{t("deskOperations.outbox.noReason")}</span>}
          {entry.waitsSince && Date.now() - entry.waitsSince.getTime() >= longWaitMs && (
            <span className="block text-note font-semibold">
              {t("deskOperations.outbox.waitingSince", { at: shortFirmTime(entry.waitsSince) })}
            </span>
          )}
        </>
      ),
    },
    tries: {
      label: (t) => t("deskOperations.outbox.tries"),
      cell: (entry) => entry.attempts,
    },
    when: {
      label: (t, listQuery) => t("deskOperations.outbox.when", { state: stateOf(listQuery) }),
      cell: (entry, { t }) =>
        entry.deadAt || entry.nextAttemptAt > new Date() ? (
          <When at={entry.deadAt ?? entry.nextAttemptAt} />
        ) : (
          t("deskOperations.outbox.due")
        ),
    },
    since: {
      label: (t) => t("deskOperations.outbox.since"),
      sort: "since",
      cell: (entry) => <When at={entry.createdAt} />,
    },
    act: {
      label: (t) => t("deskOperations.outbox.act"),
      forAdmins: true,
      isBare: true,
      cell: (entry, { listQuery }) => <EntryActions state={stateOf(listQuery)} entry={entry} />,
    },
  },
  exported: {
    id: { value: (entry) => entry.id },
    kind: { value: (entry) => entry.kind },
    sign_up_id: { value: (entry) => entry.submissionId },
    attempts: { value: (entry) => entry.attempts },
    created_at: { kind: "time", value: (entry) => entry.createdAt },
    next_attempt_at: { kind: "time", value: (entry) => entry.nextAttemptAt },
    parked_at: { kind: "time", value: (entry) => entry.deadAt },
    error: { value: (entry) => entry.lastError },
  },
};

function RetryAll({ parked }: Pick<OutboxCounts, "parked">) {
  const t = useTranslations("deskOperations.outbox");
  const several = parked.filter(({ rows }) => rows > 1);
  if (several.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {several.map(({ kind, rows }) => (
        <ActButton
          key={kind}
          action={retryKind}
          sends={{ kind }}
          label={t("retryAll", { work: entryName(kind), count: rows })}
        />
      ))}
    </div>
  );
}

function Result({ of: result, action }: { of: unknown; action: unknown }) {
  const t = useTranslations("deskOperations.outbox");
  const failed = useTranslations("desk")("failed");
  const isDrop = action === "drop";
  if (result === "done" || result === "repeated")
    return <Message>{isDrop ? t("dropped") : t(action === "all" ? "retriedAll" : "retried")}</Message>;
  if (result === "over")
    return <Message as="problem">{t("over", { asked: isDrop ? "drop" : "retry" })}</Message>;
  if (result === "noReason") return <Message as="problem">{t("noReasonGiven")}</Message>;
  if (result === "longReason")
    return <Message as="problem">{t("longReason", { max: maxReasonLength })}</Message>;
  return result === "unknown" ? <Message as="problem">{failed}</Message> : null;
}

function EntryActions({ state, entry }: { state: State; entry: Entry }) {
  const t = useTranslations("deskOperations.outbox");
  const named = { work: entry.name, at: shortFirmTime(entry.createdAt) };
  const sends = { entry: entry.id, state };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ActButton action={retryOne} sends={sends} label={t("retry")} fullLabel={t("retryOf", named)} />
      <details>
        <summary className={`${buttonClass("red", "small")} list-none [&::-webkit-details-marker]:hidden`}>
          {t("drop")}
        </summary>
        <ActForm action={dropOne} sends={sends} className="mt-2 grid gap-2">
          <input
            name="reason"
            required
            maxLength={maxReasonLength}
            autoComplete="off"
            aria-label={t("dropReasonOf", named)}
            placeholder={t("dropReason")}
            className={`${smallField} w-48!`}
          />
          <Button small look="red" aria-label={t("dropOf", named)}>
            {t("drop")}
          </Button>
        </ActForm>
      </details>
    </div>
  );
}
