import type { AlarmReason } from "@/lib/payments/alarms";
import { type TodoKind, todoKinds } from "./kinds";

/** How many of each kind are read. Counts above it are told as more than that. */
export const maxOfKind = 1_000;

/** The kinds of which there may be more than were read. */
export function cutKinds(todos: readonly Todo[]): ReadonlySet<TodoKind> {
  const ofKind = (kind: TodoKind) => todos.filter((todo) => todo.kind === kind);
  return new Set(todoKinds.filter((kind) => ofKind(kind).length >= maxOfKind));
}

/** A count in words too: '1,000+' where there may be more. */
export function counted(count: number, isCut: boolean): { count: number; shown: string } {
  return { count, shown: `${count.toLocaleString("en-GB")}${isCut ? "+" : ""}` };
}

export type Todo = {
  readonly kind: TodoKind;
  readonly signUp: string | null;
  readonly lead: string | null;
  readonly owner: string | null;
  readonly since: Date;
  readonly due: Date;
  /** Of an alarm. */
  readonly reason: AlarmReason | null;
  /** Of parked work. */
  readonly count: number;
  /** Of a possible duplicate: the sign-ups that may be the same, the first to be named. */
  readonly same: readonly { readonly id: string; readonly reference: string }[];
};

/** The to-dos of a sign-up, of sign-ups that may be the same, or of a lead. The first is the first due. */
export type Group = { readonly first: Todo; readonly also: readonly Todo[] };

/** One group for each, the first due first; of those due at once, by their ids. */
export function groupTodos(found: readonly Todo[]): readonly Group[] {
  const root = new Map<string, string>();
  const rootOf = (id: string): string => {
    const next = root.get(id);
    return next === undefined ? id : rootOf(next);
  };
  for (const { signUp, same } of found) {
    for (const other of same) {
      const [one, two] = [rootOf(signUp ?? ""), rootOf(other.id)];
      if (one !== two) root.set(one, two);
    }
  }
  const groups = new Map<unknown, Todo[]>();
  for (const todo of found) {
    const key = todo.signUp ? rootOf(todo.signUp) : (todo.lead ?? todo);
    groups.set(key, [...(groups.get(key) ?? []), todo]);
  }
  return [...groups.values()]
    .map((todos) => todos.toSorted(byDue))
    .flatMap(([first, ...also]) => (first ? [{ first, also: withoutRepeats(first, also) }] : []))
    .toSorted((a, b) => byDue(a.first, b.first));
}

function byDue(a: Todo, b: Todo): number {
  return (
    a.due.getTime() - b.due.getTime() ||
    todoKinds.indexOf(a.kind) - todoKinds.indexOf(b.kind) ||
    idOf(a).localeCompare(idOf(b))
  );
}

function idOf({ signUp, lead, reason }: Todo): string {
  return `${signUp ?? lead ?? reason}`;
}

/** Of a group of duplicates, one to-do tells that they may be the same. */
function withoutRepeats(first: Todo, also: readonly Todo[]): readonly Todo[] {
  let isTold = first.kind === "duplicate";
  return also.filter(({ kind }) => {
    if (kind !== "duplicate") return true;
    const isNew = !isTold;
    isTold = true;
    return isNew;
  });
}

export function todosIn(groups: readonly Group[]): readonly Todo[] {
  return groups.flatMap(({ first, also }) => [first, ...also]);
}

export const whose = ["all", "nobody", "mine"] as const;
export type Whose = (typeof whose)[number];

type Which = { readonly whose: Whose; readonly kind: TodoKind | null; readonly late: boolean };

/** The groups that a filter of Today lists: those of which a to-do is of the kind, or late. */
export function groupsOf(
  groups: readonly Group[],
  { whose, kind, late }: Which,
  { me, now }: { me: string; now: Date },
): readonly Group[] {
  return groups.filter(
    ({ first, also }) =>
      (whose === "all" || first.owner === (whose === "mine" ? me : null)) &&
      (kind === null || [first, ...also].some((todo) => todo.kind === kind)) &&
      (!late || first.due < now),
  );
}
