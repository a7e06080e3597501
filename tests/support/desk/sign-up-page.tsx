import { OneSignUp } from "@/desk/sign-ups/one/page";
import type { SignUpShown } from "@/desk/sign-ups/one/read";
import { show } from "../components/render";
import { operator, shownSignUp } from "./shown-sign-up";

const silent = { said: undefined, stage: undefined, owner: undefined, since: undefined };

/** Shows the page of a sign-up to an administrator. `said`: what the address says of the last press. */
export function showSignUp(change: Partial<SignUpShown> = {}, said: Record<string, unknown> = {}) {
  const shown = shownSignUp(change);
  show(<OneSignUp operator={operator} shown={shown} said={{ ...silent, ...said }} />);
}
