import type { Currency } from "@/lib/markets";
import { type AlarmReason, alarmReasons } from "@/lib/payments/alarms";

/** Days for which something that nobody acted on is shown as needing a person. */
export const todoDays = 30;

/** Hours after the confirmation within which the firm promises to be in touch (spec section 9). */
export const contactHours = 24;

/** Entries that the overview lists, and that are counted at most. */
export const mostTodos = { shown: 12, counted: 99 } as const;

/** `failed`: a payment that failed. `late`: nobody has been in touch. `parked`: background work that was given up. */
export type TodoReason = AlarmReason | "failed" | "late" | "parked";

/** From the most urgent; several reasons for one sign-up are one entry, with the first of these. */
export const todoReasons: readonly Exclude<TodoReason, "parked">[] = [
  "payment_charged_back",
  "failed",
  ...alarmReasons.filter((reason) => reason !== "payment_charged_back"),
  "late",
];

/** Alarms about an endpoint of the feed: its state says whether they are still so. */
export const feedReasons = ["feed_paused", "feed_given_up"] as const satisfies readonly AlarmReason[];

export type Todo = {
  readonly reason: TodoReason;
  /** When it happened; of `late`, when the contact was due. */
  readonly at: Date;
  /** Of parked work: how many entries. Of a sign-up: how many open problems with its payment. */
  readonly count: number;
  readonly signUp: {
    readonly id: string;
    readonly businessName: string;
    readonly price: number;
    readonly currency: Currency;
    readonly owner: string | null;
  } | null;
  readonly endpoint: { readonly id: string; readonly name: string } | null;
};

/** The page on which something that is not about a sign-up is looked after. */
export type TodoPage = "work" | "feed" | "webhooks" | "settings";

export function pageOfTodo({ reason, endpoint }: Pick<Todo, "reason" | "endpoint">): TodoPage {
  if (endpoint) return "feed";
  if (reason === "parked") return "work";
  return reason === "provider_unauthorised" ? "settings" : "webhooks";
}

/** What the contents of the desk show beside a page's name. */
export type TodoCounts = Readonly<Record<"overview" | "signUps" | "payments" | TodoPage, number>>;

/** Each page counts what it lists; the overview counts every entry once. */
export function countTodos(todos: readonly Todo[]): TodoCounts {
  const ofSignUps = todos.filter(({ signUp }) => signUp !== null);
  const counts = { work: 0, feed: 0, webhooks: 0, settings: 0 };
  for (const todo of todos) if (todo.signUp === null) counts[pageOfTodo(todo)] += todo.count;
  return {
    ...counts,
    overview: todos.length,
    signUps: ofSignUps.length,
    payments: ofSignUps.reduce((sum, { count }) => sum + count, 0),
  };
}
