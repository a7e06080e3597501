import type { IconName } from "@/components/ui/icon";
import type { Currency } from "@/lib/markets";
import { type AlarmReason, alarmReasons } from "@/lib/payments/alarms";
import { deskPages, oneLeadAddress, oneSignUpAddress } from "@/lib/routing/desk";
import type { LeadKind } from "@/lib/sign-up/lead";

/** Days for which something that nobody acted on is shown as needing a person. */
export const todoDays = 30;

/** How many entries the overview lists, and up to how many it counts. */
export const maxTodos = { shown: 12, counted: 99 } as const;

/** From the most urgent; several reasons for one sign-up are one entry, with the first of these. */
export const todoReasons = [
  "payment_charged_back",
  "failed",
  ...alarmReasons.filter((reason) => reason !== "payment_charged_back"),
  "parked",
  "late",
  "duplicate",
  "contact",
  "lead",
] as const;

export type TodoReason = (typeof todoReasons)[number];

/** The reasons other than the alarms that the firm also gets as mails. Each has its title under `todo` in `deskOverview.json`. */
export type OwnReason = Exclude<TodoReason, AlarmReason>;

/** What the overview counts apart. */
export const todoKinds = ["failed", "refused", "problem", "late", "duplicate", "contact", "lead"] as const;
type TodoKind = (typeof todoKinds)[number];

/** The pages on which something that is not about a sign-up is looked after. */
export const todoPages = ["outbox", "webhooks", "settings", "leads"] as const;
type TodoPage = (typeof todoPages)[number];

type ReasonRules = {
  readonly kind: TodoKind;
  /** Whether it is a fault of something. */
  readonly isProblem: boolean;
  readonly icon: IconName;
  /** Where it is looked after; null if it is about a sign-up. */
  readonly page: TodoPage | null;
};

const ownReasons: Record<OwnReason, ReasonRules> = {
  // A payment that failed.
  failed: { kind: "failed", isProblem: true, icon: "warn", page: null },
  // Outbox entries that were given up.
  parked: { kind: "problem", isProblem: false, icon: "sync", page: "outbox" },
  // Nobody has been in touch in time.
  late: { kind: "late", isProblem: false, icon: "clock", page: null },
  // Another sign-up may be the same, and both may be debited.
  duplicate: { kind: "duplicate", isProblem: false, icon: "stack", page: null },
  // The first contact, while there is time.
  contact: { kind: "contact", isProblem: false, icon: "clock", page: null },
  // A lead that was not answered.
  lead: { kind: "lead", isProblem: false, icon: "mail", page: "leads" },
};

const kindsOfAlarms: Partial<Record<AlarmReason, TodoKind>> = {
  payment_charged_back: "failed",
  payment_failed: "failed",
  debit_ended: "failed",
  setup_failed: "refused",
  wrong_scheme: "refused",
};

export function rulesOf(reason: TodoReason): ReasonRules {
  if (isOwnReason(reason)) return ownReasons[reason];
  return {
    kind: kindsOfAlarms[reason] ?? "problem",
    isProblem: true,
    icon: "warn",
    page: reason === "provider_unauthorised" ? "settings" : "webhooks",
  };
}

export function isOwnReason(reason: TodoReason): reason is OwnReason {
  return reason in ownReasons;
}

/** A thing that needs a person, for its most urgent reason. */
export type Todo = {
  readonly reason: TodoReason;
  /** When it happened; of `late` and `contact`, when the contact is due. */
  readonly at: Date;
  /** Less urgent reasons why the same sign-up needs a person. */
  readonly also: readonly Pick<Todo, "reason" | "at">[];
  /** The number of parked entries, or of open problems with a sign-up's payment. */
  readonly count: number;
  readonly signUp: {
    readonly id: string;
    readonly businessName: string;
    readonly price: number;
    readonly currency: Currency;
    readonly owner: string | null;
    /** The sign-up that may be the same, if that needs a person. */
    readonly duplicateOf?: { readonly id: string; readonly reference: string } | undefined;
  } | null;
  readonly lead: {
    readonly id: string;
    readonly name: string;
    readonly kind: LeadKind;
    readonly isSuspect: boolean;
    readonly owner: string | null;
  } | null;
};

export type FoundTodo = Omit<Todo, "also">;

/** The most urgent first; what was found about one sign-up becomes one entry. */
export function mergeTodos(found: readonly FoundTodo[]): Todo[] {
  const urgency = ({ reason }: FoundTodo) => todoReasons.indexOf(reason);
  const sorted = found.toSorted((a, b) => urgency(a) - urgency(b) || a.at.getTime() - b.at.getTime());
  const merged = new Map<unknown, Todo>();
  for (const todo of sorted) {
    const key = todo.signUp?.id ?? todo;
    const first = merged.get(key);
    merged.set(key, first ? withReason(first, todo) : { ...todo, also: [] });
  }
  return [...merged.values()];
}

function withReason(first: Todo, { reason, at, count, signUp }: FoundTodo): Todo {
  return {
    ...first,
    also: [...first.also, { reason, at }],
    count: first.count + count,
    signUp: first.signUp && { ...first.signUp, duplicateOf: first.signUp.duplicateOf ?? signUp?.duplicateOf },
  };
}

/** How much of each kind needs a person, and when the next first contact is due; null if none is. */
export function dueOf(todos: readonly Todo[]): { counts: ReadonlyMap<TodoKind, number>; next: Date | null } {
  const counts = new Map<TodoKind, number>();
  let next: Date | null = null;
  for (const { reason, at } of todos.flatMap((todo) => [todo, ...todo.also])) {
    const { kind } = rulesOf(reason);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (reason === "contact" && (next === null || at < next)) next = at;
  }
  return { counts, next };
}

export function pageOfTodo({ reason }: Pick<Todo, "reason">): TodoPage {
  return rulesOf(reason).page ?? "webhooks";
}

const addresses = {
  outbox: deskPages.outbox,
  webhooks: deskPages.unmatched,
  settings: deskPages.settings,
  leads: deskPages.leads,
} as const satisfies Record<TodoPage, string>;

type Subject = { readonly id: string } | null;

/** The address of the page on which it is looked after. */
export function addressOfTodo(
  todo: Pick<Todo, "reason"> & Readonly<Record<"signUp" | "lead", Subject>>,
): string {
  if (todo.signUp) return oneSignUpAddress(todo.signUp.id);
  if (todo.lead) return oneLeadAddress(todo.lead.id);
  return addresses[pageOfTodo(todo)];
}

/** What the contents of the desk show beside a page's name. */
export type TodoCounts = Readonly<
  Record<"overview" | "signUps" | "payments" | "operations" | TodoPage, number>
>;

/** Each page counts what it lists; the overview counts every entry once. */
export function countTodos(todos: readonly Todo[]): TodoCounts {
  const ofSignUps = todos.filter(({ signUp }) => signUp !== null);
  const counts = { outbox: 0, webhooks: 0, settings: 0, leads: 0 };
  for (const todo of todos) if (todo.signUp === null) counts[pageOfTodo(todo)] += todo.count;
  return {
    ...counts,
    operations: counts.outbox + counts.webhooks,
    overview: todos.length,
    signUps: ofSignUps.length,
    payments: ofSignUps.reduce((sum, { count }) => sum + count, 0),
  };
}
