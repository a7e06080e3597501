import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Submission, submissions } from "@/db/schema/submissions";
import { ownerKeys } from "@/desk/auth/operator-keys";
import { ownersAmong, team } from "@/desk/auth/team";
import { dayFilters, dayPresets } from "@/desk/list/days";
import {
  choice,
  type ExportedColumn,
  exportedColumns,
  filter,
  idRules,
  type List,
  type Translate,
} from "@/desk/list/list";
import { isAnyOf } from "@/desk/list/read";
import { ownerFilter } from "@/desk/stage-and-owner/filter";
import { listChanges } from "@/desk/stage-and-owner/list-changes";
import { todosOfPage } from "@/desk/todos/find";
import { cutKinds, type Todo, todosIn } from "@/desk/todos/group";
import type { Option } from "@/desk/ui/fields";
import { sumOf } from "@/desk/ui/sums";
import { When } from "@/desk/ui/when";
import { formatDay } from "@/lib/dates";
import { market, marketCodes } from "@/lib/markets";
import { defaultEdition, editionOfSubmission } from "@/lib/markets/editions";
import { lastPayments, leftAfterMinutes, type SetUp, setUpOf, setUpStates } from "@/lib/payments/states";
import { plan, planTypes } from "@/lib/plans";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { maxAttributionLength } from "@/lib/sign-up/rules/limits";
import { tidy } from "@/lib/sign-up/rules/text";
import { signUpStages } from "@/lib/sign-up/stages";
import { query } from "@/server/database";
import { erasedContact } from "@/server/privacy/person";
import { Business } from "./business";
import { NextTodo, SumRow } from "./cells";
import { findSignUps } from "./search-queries";
import { knownSources } from "./sources";
import { DebitStates } from "./states";

/** The filter value for 'no source', which no source can equal. */
const noSource = "-";

type Facts = {
  /** Operators by the keys that stand for them in addresses. */
  owners: ReadonlyMap<string, string>;
  /** Who may be the owner. */
  mayOwn: readonly string[];
  /** What needs a person, by the ids of sign-ups. */
  todos: ReadonlyMap<string, readonly Todo[]>;
  sources: readonly string[];
};

async function facts(): Promise<Facts> {
  const [groups, sources] = await Promise.all([todosOfPage(), query(knownSources)]);
  const todos = new Map<string, readonly Todo[]>();
  for (const todo of todosIn(groups))
    if (todo.signUp) todos.set(todo.signUp, [...(todos.get(todo.signUp) ?? []), todo]);
  return { owners: await ownerKeys(), mayOwn: ownersAmong(await team()), todos, sources };
}

const changes = listChanges<Submission, Submission["stage"], Facts>({
  of: "sign_up",
  list: "sign-ups",
  stages: signUpStages,
  stageName: (t, stage) => t(`deskList.stageName.${stage}`),
  nameOf: ({ businessName }) => businessName,
  addressOf: oneSignUpAddress,
});

/** Sign-ups, the newest first. The indexes of its sorts have all columns that its filters compare (`desk/indexes.ts`). */
export const signUpList: List<Submission, Facts> = {
  name: "sign-ups",
  at: "signUps",
  address: deskPages.signUps,
  role: "viewer",
  title: (t) => t("deskList.title"),
  empty: (t) => t("deskList.empty"),
  emptyAll: (t) => t("deskList.emptyAll"),
  isRecorded: true,
  table: submissions,
  id: { column: submissions.id, type: "uuid", rule: idRules.uuid },
  rows: (db, which) => db.select().from(submissions).where(which),
  facts,
  search: {
    label: (t) => t("deskList.search.label"),
    find: findSignUps,
    addressOf: ({ id }) => oneSignUpAddress(id),
  },
  filters: {
    setUp: filter({ rule: z.enum(setUpStates), where: isInState }),
    todo: filter({
      rule: z.literal("yes"),
      where: (_, { todos }: Facts) => isAnyOf(submissions.id, [...todos.keys()]),
    }),
    ...dayFilters(submissions.createdAt, {
      from: (t) => t("deskList.filters.from"),
      to: (t) => t("deskList.filters.to"),
    }),
    market: choice(marketCodes, (code) => eq(submissions.serviceCountry, market(code).country), {
      label: (t) => t("deskList.column.market"),
      name: (t, code) => t(`common.country.${code}`),
    }),
    plan: choice(planTypes, (type) => eq(submissions.planType, type), {
      label: (t) => t("deskList.column.plan"),
      isRare: true,
      name: (_, type) => plan(type).name,
    }),
    rollover: choice(["with", "without"], (rollover) => eq(submissions.hasRollover, rollover === "with"), {
      label: (t) => t("deskList.filters.rollover"),
      isRare: true,
      name: (t, rollover) => t(`deskList.filters.${rollover}`),
    }),
    payment: choice(lastPayments, (state) => eq(submissions.lastPayment, state), {
      label: (t) => t("mail.alarm.lastPayment"),
      name: (t, state) => t(`mail.lastPayment.${state}`),
    }),
    stage: choice(signUpStages, (stage) => eq(submissions.stage, stage), {
      label: (t) => t("deskList.column.stage"),
      name: (t, stage) => t(`deskList.stageName.${stage}`),
    }),
    owner: ownerFilter(submissions.owner),
    source: filter({
      rule: z.string().check(
        z.refine((text) => text === tidy(text) && text.length <= maxAttributionLength),
        z.toLowerCase(),
      ),
      where: (name) => (name === noSource ? isNull(submissions.source) : eq(submissions.source, name)),
      field: {
        label: (t) => t("deskList.column.source"),
        isRare: true,
        options: (t, { sources }: Facts, chosen) => [
          ["", t("deskList.all")],
          [noSource, t("deskList.filters.unknownSource")],
          ...new Map(
            [...(chosen && chosen !== noSource ? [chosen] : []), ...sources].map((one): Option => [one, one]),
          ),
        ],
      },
    }),
  },
  presets: dayPresets,
  tabs: {
    label: (t) => t("deskList.state"),
    all: [
      { label: (t) => t("deskList.all"), sets: { setUp: null, todo: null } },
      {
        label: (t) => t("deskList.column.todo"),
        sets: { setUp: null, todo: "yes" },
        isCut: ({ todos }: Facts) => cutKinds([...todos.values()].flat()).size > 0,
      },
      ...setUpStates.map((setUp) => ({
        label: (t: Translate) => t(`mail.setUp.${setUp}`),
        sets: { setUp, todo: null },
      })),
    ],
  },
  sorts: {
    submitted: {
      label: (t) => t("deskList.column.submitted"),
      key: submissions.createdAt,
      type: "timestamptz",
      first: "desc",
    },
    business: {
      label: (t) => t("deskList.column.business"),
      key: submissions.businessKey,
      type: "text",
      first: "asc",
    },
    price: {
      label: (t) => t("deskList.column.price"),
      key: submissions.planPrice,
      type: "numeric",
      first: "desc",
    },
  },
  usualSort: "submitted",
  /** Below 768 px a row becomes an entry: name and sum, status and date, then what is to do. */
  rowLook: "max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4",
  columns: {
    business: {
      label: (t) => t("deskList.column.business"),
      sort: "business",
      isBare: true,
      cell: (signUp) => <Business of={signUp} />,
    },
    todo: {
      label: (t) => t("deskList.column.todo"),
      isBare: true,
      look: "max-md:col-span-2 max-md:row-start-3 max-md:empty:hidden",
      cell({ id }, { facts: { todos } }) {
        const todo = todos.get(id);
        return todo && <NextTodo of={todo} />;
      },
    },
    payment: {
      label: (t) => t("deskList.column.payment"),
      isBare: true,
      look: "max-md:row-start-2",
      cell: (signUp) => <DebitStates of={signUp} />,
    },
    market: {
      label: (t) => t("deskList.column.market"),
      optional: "usual",
      isBare: true,
      look: "max-[88rem]:hidden",
      cell: (signUp) => editionOfSubmission(signUp).segment.toUpperCase(),
    },
    plan: {
      label: (t) => t("deskList.column.plan"),
      optional: "usual",
      isBare: true,
      look: "max-[88rem]:hidden",
      cell: ({ planType, hasRollover }, { t }) => (
        <>
          <span className="whitespace-nowrap">{plan(planType).name}</span>
          {hasRollover && (
            <span className="block text-note whitespace-nowrap text-ink-2">{t("deskList.withRollover")}</span>
          )}
        </>
      ),
    },
    price: {
      label: (t) => t("deskList.column.price"),
      sort: "price",
      isBare: true,
      look: "text-right! max-md:col-start-2 max-md:row-start-1 max-md:font-semibold",
      cell: ({ planPrice, currency }) => sumOf(planPrice, currency),
    },
    stage: {
      label: (t) => t("deskList.column.stage"),
      optional: "usual",
      isBare: true,
      look: "max-xl:hidden",
      cell: changes.stage,
    },
    owner: {
      label: (t) => t("deskList.column.owner"),
      optional: "usual",
      isBare: true,
      look: "max-xl:hidden",
      cell: changes.owner,
    },
    source: {
      label: (t) => t("deskList.column.source"),
      optional: "chosen",
      isBare: true,
      look: "max-md:hidden",
      cell: ({ additionalData: { attribution } }, { t }) =>
        attribution?.utm_source ?? attribution?.referrer ?? none(t("deskList.filters.unknownSource")),
    },
    firstPayment: {
      label: (t) => t("deskList.column.firstPayment"),
      optional: "chosen",
      isBare: true,
      look: "max-md:hidden",
      cell: ({ firstPaymentOn }, { t }) =>
        firstPaymentOn ? formatDay(firstPaymentOn, defaultEdition) : none(t("deskList.none")),
    },
    submitted: {
      label: (t) => t("deskList.column.submitted"),
      sort: "submitted",
      isBare: true,
      look: "text-right! text-ink-2 max-md:col-start-2 max-md:row-start-2 max-md:text-note",
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  },
  bulk: changes.bulk,
  message: changes.message,
  foot: (rows, columns) => <SumRow rows={rows} columns={columns} />,
  exported: fileColumns(),
};

/** Somebody at the bank is there, or has left, by the time that has passed. */
function isInState(state: SetUp): SQL | undefined {
  const { setUp, sentToBankAt } = submissions;
  const hour = sql`now() - make_interval(mins => ${leftAfterMinutes})`;
  if (state === "left") return and(eq(setUp, "sent"), lte(sentToBankAt, hour));
  if (state !== "at_bank") return eq(setUp, state);
  return or(eq(setUp, "approved"), and(eq(setUp, "sent"), gt(sentToBankAt, hour)));
}

/** All columns but a hash, version counters and copies of others. */
function fileColumns(): Record<string, ExportedColumn<Submission>> {
  const {
    ownerTokenHash,
    setUp,
    draftVersion,
    paymentVersion,
    additionalData,
    businessKey,
    contactKey,
    ...columns
  } = getTableColumns(submissions);
  const { planPrice, rolloverPrice, basePlanPriceGbp, baseRolloverPriceGbp } = columns;
  const money = [planPrice, rolloverPrice, basePlanPriceGbp, baseRolloverPriceGbp];
  const exported = exportedColumns<Submission>(columns, money);
  const planName: ExportedColumn<Submission> = { value: ({ planType }) => plan(planType).name };
  return {
    ...Object.fromEntries(
      Object.entries(exported).flatMap(([name, column]) =>
        name === columns.planType.name
          ? [
              [name, column],
              ["plan_name", planName],
            ]
          : [[name, column]],
      ),
    ),
    [columns.contactEmail.name]: {
      value: ({ erasedAt, contactEmail }) => (erasedAt ? erasedContact.name : contactEmail),
    },
    [setUp.name]: { value: (signUp) => setUpOf(signUp, new Date()) },
    attribution: { value: ({ additionalData: { attribution } }) => attribution ?? null },
  };
}

function none(words: string) {
  return <span className="text-ink-3">{words}</span>;
}
