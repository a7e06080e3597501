import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";

export const signInAddress = "/console/sign-in";
export const openLinkAddress = "/console/sign-in/open";
export const todayAddress = deskPages.today;
export const auditAddress = "/console/audit";
export const unfinishedAddress = "/console/unfinished";
export const paymentsAddress = "/console/payments";
export const webhooksAddress = "/console/webhooks";
export const peopleAddress = "/console/people";
export const personAddress = "/console/person";

/** For somebody who is signed in, but not since a moment ago. `back`: the page to which the sign-in leads. */
export function signInAgainAddress(back: string): string {
  return addressWith(signInAddress, { back });
}

export function correctAddress(id: string): string {
  return `${oneSignUpAddress(id)}/contact`;
}

export function eraseAddress(id: string): string {
  return `${oneSignUpAddress(id)}/erase`;
}

export function oneDraftAddress(id: string): string {
  return `${unfinishedAddress}/${id}`;
}

/** The page on which a mail to a customer or a lead is written. `back`: the address to go back to. */
export function writeAddress(about: {
  readonly of: "sign_up" | "lead";
  readonly id: string;
  readonly kind: string;
  readonly back: string;
}): string {
  return addressWith("/console/write", about);
}
