import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import type { Database } from "@/db/client/database";
import { isWaiting } from "@/db/queries/outbox";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents } from "@/db/schema/payments";
import { webhooksAddress } from "@/desk/addresses";
import { filter, type List, type Translate } from "@/desk/list/list";
import { useProviderWords } from "@/desk/payments/provider-words";
import { ActButton } from "@/desk/ui/act-form";
import { Badge } from "@/desk/ui/badge";
import { link } from "@/desk/ui/looks";
import { Message } from "@/desk/ui/message";
import { shortFirmTime } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { treatmentOf } from "@/lib/payments/provider-events";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { query } from "@/server/database";
import { runOne } from "./actions";
import { operationsPages } from "./pages";
import { eventId, listRefusals } from "./received";
import { Refusals } from "./refusals";

const { id, resourceType, action, outcome, submissionId, occurredAt, receivedAt } = paymentEvents;

const conditions = {
  waiting: and(isNull(outcome), isNull(paymentEvents.processedAt)),
  unmatched: eq(outcome, "unmatched"),
  ignored: eq(outcome, "ignored"),
};
const filters = ["waiting", "unmatched", "ignored"] as const;

async function eventsOf(db: Database, which: SQL) {
  const isQueued = sql<boolean>`${outbox.id} is not null`;
  const found = await db
    .select({ id, resourceType, action, outcome, submissionId, occurredAt, receivedAt, isQueued })
    .from(paymentEvents)
    .leftJoin(outbox, and(eq(outbox.key, sql`'payment_event:' || ${id}`), isWaiting))
    .where(which);
  return found.map((event) => ({
    ...event,
    // An event that Jack does not act on has nothing to run.
    mayRun: treatmentOf(event.resourceType, event.action) !== null && !event.isQueued,
  }));
}

type Received = Awaited<ReturnType<typeof eventsOf>>[number];

/** The provider's events, the newest first. */
export const eventList: List<Received, Awaited<ReturnType<typeof listRefusals>>> = {
  name: "webhooks",
  at: "operations",
  address: webhooksAddress,
  role: "viewer",
  title: (t) => t("deskOperations.webhooks.title"),
  note: (t, { parameters }) =>
    t(
      parameters.filter === "unmatched"
        ? "deskOperations.webhooks.unmatchedNote"
        : "deskOperations.webhooks.lead",
    ),
  pages: operationsPages,
  empty: (t, { parameters }) => t("deskOperations.webhooks.empty", { filter: parameters.filter ?? "all" }),
  isRecorded: false,
  table: paymentEvents,
  id: { column: id, type: "text", rule: eventId },
  rows: eventsOf,
  facts: () => query(listRefusals),
  filters: { filter: filter({ rule: z.enum(filters), where: (value) => conditions[value] }) },
  tabs: {
    label: (t) => t("deskOperations.webhooks.tabs"),
    all: [null, ...filters].map((value) => ({
      label: (t: Translate) => t("deskOperations.webhooks.tab", { filter: value ?? "all" }),
      sets: { filter: value },
    })),
  },
  sorts: {
    arrived: {
      label: (t) => t("deskOperations.webhooks.arrived"),
      key: receivedAt,
      type: "timestamptz",
      first: "desc",
    },
  },
  usualSort: "arrived",
  message: ({ message }, t) =>
    message === "ran" ? (
      <Message>{t("deskOperations.webhooks.ran")}</Message>
    ) : (
      message === "unknown" && <Message as="problem">{t("desk.failed")}</Message>
    ),
  after: (refusals) => <Refusals refusals={refusals} />,
  columns: {
    event: {
      label: (t) => t("deskOperations.webhooks.event"),
      cell: (event) => (
        <>
          <span className="font-semibold wrap-anywhere">
            <EventName of={event} />
          </span>
          <span className="block text-note break-all text-ink-3">{event.id}</span>
        </>
      ),
    },
    outcome: {
      label: (t) => t("deskOperations.webhooks.outcome"),
      isBare: true,
      cell: (event) => <Outcome of={event} />,
    },
    signUp: {
      label: (t) => t("deskOperations.webhooks.signUp"),
      isBare: true,
      cell: (event, { t }) =>
        event.submissionId ? (
          <a href={oneSignUpAddress(event.submissionId)} className={`${link} whitespace-nowrap`}>
            {t("deskOperations.webhooks.signUp")}
          </a>
        ) : (
          <span className="text-ink-3 max-md:hidden">{t("deskOperations.webhooks.none")}</span>
        ),
    },
    happened: {
      label: (t) => t("deskOperations.webhooks.happened"),
      cell: (event) => <When at={event.occurredAt} />,
    },
    arrived: {
      label: (t) => t("deskOperations.webhooks.arrived"),
      sort: "arrived",
      cell: (event) => <When at={event.receivedAt} />,
    },
    act: {
      label: (t) => t("deskOperations.webhooks.act"),
      forAdmins: true,
      isBare: true,
      cell: (event, { listQuery }) =>
        event.mayRun && <RunAgain of={event} filter={listQuery.parameters.filter ?? ""} />,
    },
  },
  exported: {
    id: { value: (event) => event.id },
    resource_type: { value: (event) => event.resourceType },
    action: { value: (event) => event.action },
    outcome: { value: (event) => event.outcome },
    sign_up_id: { value: (event) => event.submissionId },
    occurred_at: { kind: "time", value: (event) => event.occurredAt },
    received_at: { kind: "time", value: (event) => event.receivedAt },
  },
};

function EventName({ of: { resourceType: resource, action } }: { of: Received }) {
  return useProviderWords().ofEvent({ resource, action });
}

function RunAgain({ of: event, filter }: { of: Received; filter: string }) {
  const t = useTranslations("deskOperations.webhooks");
  const { ofEvent } = useProviderWords();
  const name = ofEvent({ resource: event.resourceType, action: event.action });
  return (
    <ActButton
      action={runOne}
      sends={{ event: event.id, filter }}
      label={t("run")}
      fullLabel={t("runOf", { event: name, at: shortFirmTime(event.occurredAt) })}
    />
  );
}

const states = ["unmatched", "ignored", "dropped"] as const;
const icons = {
  waiting: "status-pending",
  queued: "status-pending",
  unmatched: "warn",
  ignored: "close",
  dropped: "close",
  acted: "tick",
} as const;

/** In the second line what the provider's answer led to. */
function Outcome({ of: { outcome, isQueued } }: { of: Received }) {
  const t = useTranslations("deskOperations.webhooks");
  const known = states.find((one) => one === outcome);
  const state = outcome === null ? "waiting" : isQueued ? "queued" : (known ?? "acted");
  return (
    <>
      <Badge icon={icons[state]}>{t("state", { outcome: state })}</Badge>
      {state === "acted" && <span className="block text-note text-ink-3">{outcome}</span>}
    </>
  );
}
