import { OneSignUp } from "@/desk/sign-ups/one/page";
import type { SignUpPageData } from "@/desk/sign-ups/one/read";
import { show } from "../components/render";
import { operator, shownSignUp } from "./shown-sign-up";

const silent = { message: undefined, stage: undefined, owner: undefined, since: undefined };

/** Shows the page of a sign-up to an administrator. `message`: what the address says of the last press. */
export function showSignUp(change: Partial<SignUpPageData> = {}, message: Record<string, unknown> = {}) {
  const data = shownSignUp(change);
  show(<OneSignUp operator={operator} data={data} message={{ ...silent, ...message }} />);
}
