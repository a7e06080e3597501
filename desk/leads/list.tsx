import { eq, getTableColumns } from "drizzle-orm";
import * as z from "zod/mini";
import { type Lead, leads } from "@/db/schema/leads";
import { ownerKeys } from "@/desk/auth/operator-keys";
import { ownersAmong, team } from "@/desk/auth/team";
import { choice, exportedColumns, filter, idRules, type List, type Translate } from "@/desk/list/list";
import { isAnyOf } from "@/desk/list/read";
import { ownerFilter } from "@/desk/stage-and-owner/filter";
import { listChanges } from "@/desk/stage-and-owner/list-changes";
import { todosOfPage } from "@/desk/todos/find";
import { Due } from "@/desk/todos/row";
import { firmDate } from "@/desk/ui/days";
import { link } from "@/desk/ui/looks";
import { When } from "@/desk/ui/when";
import { marketCodes } from "@/lib/markets";
import { deskPages, oneLeadAddress } from "@/lib/routing/desk";
import { leadKinds, leadStages } from "@/lib/sign-up/lead";

const { fingerprint: _, ...columns } = getTableColumns(leads);

type Facts = {
  /** Operators by the keys that stand for them in addresses. */
  owners: ReadonlyMap<string, string>;
  /** Who may be the owner. */
  mayOwn: readonly string[];
  /** When those must be answered that nobody has answered, by their ids. */
  due: ReadonlyMap<string, Date>;
  now: Date;
};

async function facts(): Promise<Facts> {
  const todos = (await todosOfPage()).map(({ first }) => first);
  const due = new Map(todos.flatMap(({ lead, due }) => (lead ? [[lead, due]] : [])));
  return { owners: await ownerKeys(), mayOwn: ownersAmong(await team()), due, now: new Date() };
}

const changes = listChanges<Lead, Lead["stage"], Facts>({
  of: "lead",
  list: "leads",
  stages: leadStages,
  stageName: (t, stage) => t(`deskOverview.leads.stageName.${stage}`),
  nameOf: ({ name }) => name,
  addressOf: oneLeadAddress,
});

/** Who asked to be contacted, the last sent first. */
export const leadList: List<Lead, Facts> = {
  name: "leads",
  at: "leads",
  address: deskPages.leads,
  role: "viewer",
  title: (t) => t("deskOverview.leads.title"),
  empty: (t) => t("deskOverview.leads.empty"),
  emptyAll: (t) => t("deskOverview.leads.emptyAll"),
  isRecorded: true,
  table: leads,
  id: { column: leads.id, type: "uuid", rule: idRules.uuid },
  rows: (db, which) => db.select().from(leads).where(which),
  facts,
  filters: {
    stage: filter({ rule: z.enum(leadStages), where: (stage) => eq(leads.stage, stage) }),
    kind: choice(leadKinds, (kind) => eq(leads.kind, kind), {
      label: (t) => t("deskOverview.leads.kind"),
      name: (t, kind) => t(`deskOverview.leads.kindName.${kind}`),
    }),
    owner: ownerFilter(leads.owner),
    due: choice(["late", "today"], (when, facts: Facts) => isAnyOf(leads.id, dueIds(when, facts)), {
      label: (t) => t("deskOverview.leads.due"),
      name: (t, when) => t(`deskOverview.leads.dueName.${when}`),
    }),
    market: choice(marketCodes, (market) => eq(leads.market, market), {
      label: (t) => t("deskList.column.market"),
      name: (t, market) => t(`common.country.${market}`),
    }),
  },
  tabs: {
    label: (t) => t("deskList.column.stage"),
    all: [
      { label: (t) => t("deskList.all"), sets: { stage: null } },
      ...leadStages.map((stage) => ({
        label: (t: Translate) => t(`deskOverview.leads.stageName.${stage}`),
        sets: { stage },
      })),
    ],
  },
  sorts: {
    sent: {
      label: (t) => t("deskOverview.leads.sent"),
      key: leads.sentAt,
      type: "timestamptz",
      first: "desc",
    },
  },
  usualSort: "sent",
  columns: {
    name: {
      label: (t) => t("deskOverview.leads.name"),
      cell: ({ id, name, isSuspect }, { t }) => (
        <>
          <a href={oneLeadAddress(id)} className={`${link} font-semibold wrap-anywhere`}>
            {name}
          </a>
          {isSuspect && <span className="block text-note text-ink-2">{t("deskOverview.leads.suspect")}</span>}
        </>
      ),
    },
    kind: {
      label: (t) => t("deskOverview.leads.kind"),
      cell: ({ kind, companies }, { t }) => (
        <>
          {t(`deskOverview.leads.kindName.${kind}`)}
          {kind !== "unregistered" && (
            <span className="block text-note text-ink-2">
              {t("deskOverview.leads.counted", { kind, count: companies })}
            </span>
          )}
        </>
      ),
    },
    due: {
      label: (t) => t("deskOverview.leads.due"),
      look: "max-md:empty:hidden",
      isBare: true,
      cell({ id }, { facts: { due, now } }) {
        const at = due.get(id);
        return at && <Due at={at} now={now} isLate={at < now} />;
      },
    },
    stage: {
      label: (t) => t("deskList.column.stage"),
      cell: changes.stage,
    },
    owner: {
      label: (t) => t("deskList.column.owner"),
      cell: changes.owner,
    },
    market: {
      label: (t) => t("deskList.column.market"),
      cell: ({ market }, { t }) => t(`common.country.${market}`),
    },
    sent: {
      label: (t) => t("deskOverview.leads.sent"),
      sort: "sent",
      cell: ({ sentAt }) => <When at={sentAt} />,
    },
  },
  bulk: changes.bulk,
  message: changes.message,
  exported: exportedColumns<Lead>(columns),
};

/** Late ones, or those that are due later today. */
function dueIds(when: "late" | "today", { due, now }: Facts): string[] {
  const isMeant = (at: Date) => (when === "late" ? at < now : at >= now && firmDate(at) === firmDate(now));
  return [...due].flatMap(([id, at]) => (isMeant(at) ? [id] : []));
}
