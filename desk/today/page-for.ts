import { operatorFor, type SignedIn } from "@/desk/auth/access";
import type { Role } from "@/desk/auth/rules";
import { todosOfPage } from "@/desk/todos/queries";
import { countTodos, type TodoCounts } from "@/desk/todos/rules";

/** The operator who requests a page, and how much is to do; redirects anybody else. Every page of the desk calls it. */
export async function pageFor(role: Role): Promise<SignedIn & { readonly todos: TodoCounts }> {
  const operator = await operatorFor(role);
  return { ...operator, todos: countTodos(await todosOfPage()) };
}
