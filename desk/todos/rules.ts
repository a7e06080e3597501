import { workAddress } from "@/desk/addresses";
import type { LeadKind } from "@/desk/leads/address";
import type { Currency } from "@/lib/markets";
import { type AlarmReason, alarmReasons } from "@/lib/payments/alarms";
import {
  endpointAddress,
  feedAddress,
  leadsAddress,
  oneLeadAddress,
  oneSignUpAddress,
  settingsAddress,
  unmatchedAddress,
} from "@/lib/routing/desk";

/** Days for which something that nobody acted on is shown as needing a person. */
export const todoDays = 30;

/** Entries that the overview lists, and that are counted at most. */
export const maxTodos = { shown: 12, counted: 99 } as const;

/**
 * `failed`: a payment that failed. `late`: nobody has been in touch in time. `contact`: the first contact, while there is time. `lead`:
 * one that was not answered. `duplicate`: another sign-up may be the same, and both may be debited. `parked`: an outbox entry that
 * was given up.
 */
export type TodoReason = AlarmReason | "failed" | "parked" | "late" | "duplicate" | "contact" | "lead";

/** From the most urgent; several reasons for one sign-up are one entry, with the first of these. */
export const todoReasons: readonly TodoReason[] = [
  "payment_charged_back",
  "failed",
  ...alarmReasons.filter((reason) => reason !== "payment_charged_back"),
  "parked",
  "late",
  "duplicate",
  "contact",
  "lead",
];

/** Reasons that are no fault of anything. */
const calmReasons: readonly TodoReason[] = ["parked", "late", "duplicate", "contact", "lead"];

export function isProblem(reason: TodoReason): boolean {
  return !calmReasons.includes(reason);
}

/** A thing that needs a person, for its most urgent reason. */
export type Todo = {
  readonly reason: TodoReason;
  /** When it happened; of `late` and `contact`, when the contact is due. */
  readonly at: Date;
  /** Less urgent reasons why the same sign-up needs a person. */
  readonly also: readonly Pick<Todo, "reason" | "at">[];
  /** Of parked entries: how many. Of a sign-up: how many open problems with its payment. */
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
  readonly endpoint: { readonly id: string; readonly name: string } | null;
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

/** What the overview counts apart. */
export const todoKinds = ["failed", "refused", "problem", "late", "duplicate", "contact", "lead"] as const;
type TodoKind = (typeof todoKinds)[number];

const kinds: Partial<Record<TodoReason, TodoKind>> = {
  payment_charged_back: "failed",
  payment_failed: "failed",
  failed: "failed",
  debit_ended: "failed",
  setup_failed: "refused",
  wrong_scheme: "refused",
  late: "late",
  duplicate: "duplicate",
  contact: "contact",
  lead: "lead",
};

/** How much of each kind needs a person, and when the next first contact is due; null if none is. */
export function dueOf(todos: readonly Todo[]): { counts: ReadonlyMap<TodoKind, number>; next: Date | null } {
  const counts = new Map<TodoKind, number>();
  let next: Date | null = null;
  for (const { reason, at } of todos.flatMap((todo) => [todo, ...todo.also])) {
    const kind = kinds[reason] ?? "problem";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (reason === "contact" && (next === null || at < next)) next = at;
  }
  return { counts, next };
}

/** The page on which something that is not about a sign-up is looked after. */
type TodoPage = "work" | "feed" | "webhooks" | "settings" | "leads";

export function pageOfTodo({
  reason,
  endpoint,
  lead,
}: Pick<Todo, "reason"> & Readonly<Record<"lead" | "endpoint", Subject>>): TodoPage {
  if (endpoint) return "feed";
  if (lead) return "leads";
  if (reason === "parked") return "work";
  return reason === "provider_unauthorised" ? "settings" : "webhooks";
}

const addresses = {
  work: workAddress,
  webhooks: unmatchedAddress,
  settings: settingsAddress,
  feed: feedAddress,
  leads: leadsAddress,
} as const satisfies Record<TodoPage, string>;

type Subject = { readonly id: string } | null;

/** The address of the page on which it is looked after. */
export function addressOfTodo(
  todo: Pick<Todo, "reason"> & Readonly<Record<"signUp" | "lead" | "endpoint", Subject>>,
): string {
  if (todo.signUp) return oneSignUpAddress(todo.signUp.id);
  if (todo.lead) return oneLeadAddress(todo.lead.id);
  if (todo.endpoint) return endpointAddress(todo.endpoint.id);
  return addresses[pageOfTodo(todo)];
}

/** What the contents of the desk show beside a page's name. */
export type TodoCounts = Readonly<Record<"overview" | "signUps" | "payments" | TodoPage, number>>;

/** Each page counts what it lists; the overview counts every entry once. */
export function countTodos(todos: readonly Todo[]): TodoCounts {
  const ofSignUps = todos.filter(({ signUp }) => signUp !== null);
  const counts = { work: 0, feed: 0, webhooks: 0, settings: 0, leads: 0 };
  for (const todo of todos) if (todo.signUp === null) counts[pageOfTodo(todo)] += todo.count;
  return {
    ...counts,
    overview: todos.length,
    signUps: ofSignUps.length,
    payments: ofSignUps.reduce((sum, { count }) => sum + count, 0),
  };
}
