import { cache } from "react";
import { query } from "@/server/database";
import { listTodos } from "./queries";
import { countTodos, mostTodos, type Todo, type TodoCounts } from "./rules";

/** What needs a person, read once for a page and its contents. */
export const todosOfPage = cache((): Promise<Todo[]> => query((db) => listTodos(db, mostTodos.counted + 1)));

export async function todoCounts(): Promise<TodoCounts> {
  return countTodos(await todosOfPage());
}
