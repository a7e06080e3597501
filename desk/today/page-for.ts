import { operatorFor, type SignedIn } from "@/desk/auth/access";
import type { Role } from "@/desk/auth/rules";
import { todosOfPage } from "@/desk/todos/find";
import { counted, cutKinds, todosIn } from "@/desk/todos/group";

/** The operator who requests a page, and how much is to do; redirects anybody else. Every page of the desk calls it. */
export async function pageFor(
  role: Role,
): Promise<SignedIn & { readonly todos: { today: string; operations: string } }> {
  const operator = await operatorFor(role);
  const groups = await todosOfPage();
  const today = counted(groups.length, cutKinds(todosIn(groups)).size > 0).shown;
  const parked = groups.find(({ first }) => first.kind === "parked")?.first.count ?? 0;
  return { ...operator, todos: { today, operations: counted(parked, false).shown } };
}
