import { settings } from "@/server/env";

/** Whether the console exists: somebody may sign in, and there is a secret for the cookies. */
export function hasConsole(): boolean {
  const { operators, operatorSecret } = settings();
  return operators.length > 0 && operatorSecret !== null;
}
