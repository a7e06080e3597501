import { settings } from "./env";

/** Whether the firm's desk exists: somebody may sign in, and there is a secret for the cookies. */
export function hasDesk(): boolean {
  const { operators, operatorSecret } = settings();
  return operators.length > 0 && operatorSecret !== null;
}
