import { ownerKeys } from "@/desk/people/owners";
import { todosOfPage } from "@/desk/todos/queries";
import type { Todo } from "@/desk/todos/rules";
import { rowsPerPage } from "@/desk/ui/paging";
import { ignoring } from "@/lib/routing/query";
import { query } from "@/server/database";
import { type ListParameter, maxCounted, type OptionalColumn, type SignUpList, sortOf } from "./address";
import { nobody } from "./filter-table";
import {
  countByStatus,
  countSignUps,
  knownSources,
  listSignUps,
  positionOf,
  type SignUpFilter,
} from "./queries";
import { findSignUps } from "./search-queries";

const maxSources = 50;

/** A search. `isCut`: it finds more than the list shows. */
type ShownSearch = { readonly text: string; readonly isCut: boolean };

/** A page of the list. `list`: without parameters that turned out to be broken. */
export async function signUpsPage(asked: SignUpList) {
  const { list, filter, search, todos } = await filterOf(asked);
  const ofTodos = onlyTodos(filter, todos);
  // At once, since each takes its time with a million sign-ups.
  const [page, counts, todoCount, sources] = await Promise.all([
    pageOf(list, list.todo ? ofTodos : filter),
    query((db) => countByStatus(db, filter, maxCounted)),
    query((db) => countSignUps(db, { ...ofTodos, status: null })),
    query((db) => knownSources(db, maxSources)),
  ]);
  return { ...page, counts, sources, search, todos, todoCount, owners: [...ownerKeys()] };
}

/** `columns`: null for the usual ones. */
export type SignUpListData = Awaited<ReturnType<typeof signUpsPage>> & {
  readonly columns: readonly OptionalColumn[] | null;
};

/** Narrows a filter to the sign-ups that need a person. */
export function onlyTodos(filter: SignUpFilter, todos: ReadonlyMap<string, Todo>): SignUpFilter {
  const { ids } = filter;
  return { ...filter, ids: ids ? ids.filter((id) => todos.has(id)) : [...todos.keys()] };
}

/** What the parameters of an address mean to the database, but for `todo`; those that mean nothing; and all that needs a person. */
export async function filterOf(asked: SignUpList) {
  const { q: text } = asked;
  const [found, todos] = await Promise.all([
    text === null ? null : query((db) => findSignUps(db, text)),
    todosOfPage(),
  ]);
  const owners = ownerKeys();
  const isUnknownOwner = asked.owner !== null && asked.owner !== nobody && !owners.has(asked.owner);
  const unknown: ListParameter[] = [
    ...(isUnknownOwner ? (["owner"] as const) : []),
    ...(asked.from && asked.to && asked.from > asked.to ? (["to"] as const) : []),
  ];
  const list = ignoring(asked, unknown);
  const filter: SignUpFilter = { ...list, ids: found?.ids ?? null, owners };
  const search: ShownSearch | null = text === null ? null : { text, isCut: found?.isCut ?? false };
  const ofSignUps = todos.flatMap((todo) => (todo.signUp ? [[todo.signUp.id, todo] as const] : []));
  return { list, filter, search, todos: new Map(ofSignUps) };
}

async function pageOf(asked: SignUpList, filter: SignUpFilter) {
  const { by, order } = sortOf(asked);
  const cursor = asked.after ? "after" : asked.before ? "before" : null;
  const at = cursor && (await query((db) => positionOf(db, filter, by, asked[cursor] ?? "")));
  // A sign-up can be erased while somebody turns the pages.
  const list = cursor && !at ? ignoring(asked, [cursor]) : asked;
  const isBack = at !== null && cursor === "before";
  const way = isBack === (order === "asc") ? "desc" : "asc";
  const found = await query((db) =>
    listSignUps(db, filter, { by, order: way, after: at, limit: rowsPerPage + 1 }),
  );
  const shown = found.slice(0, rowsPerPage);
  const rows = isBack ? shown.reverse() : shown;
  const hasMore = found.length > rowsPerPage;
  const [first, last] = [rows.at(0)?.id ?? null, rows.at(-1)?.id ?? null];
  return {
    list,
    rows,
    previous: (isBack ? hasMore : at !== null) ? first : null,
    next: isBack || hasMore ? last : null,
  };
}
