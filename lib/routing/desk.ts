/** The firm's desk. Its own addresses are in `desk/addresses.ts`; here are those that mails and the server name. */
export const deskAddress = "/console";
export const missingDeskAddress = "/console/none";
export const notAllowedAddress = "/console/not-allowed";
export const signUpsAddress = "/console/sign-ups";
export const leadsAddress = "/console/leads";
export const outboxAddress = "/console/outbox";
export const settingsAddress = "/console/settings";
export const unmatchedAddress = "/console/webhooks?filter=unmatched";
export const exportAddress = "/console/export";
export const personFileAddress = "/console/person/export";

export function oneSignUpAddress(id: string): string {
  return `${signUpsAddress}/${id}`;
}

export function oneLeadAddress(id: string): string {
  return `${leadsAddress}/${id}`;
}

/** The status of pages that say that something is not there, or not allowed. */
export const statusOfPage: Readonly<Record<string, number>> = {
  [missingDeskAddress]: 404,
  [notAllowedAddress]: 403,
};

/** The digest of an error because the database was away or overloaded: all that Next tells the error page of it. */
export const unavailableDigest = "unavailable";

export function isDeskPath(path: string): boolean {
  return path === deskAddress || path.startsWith(`${deskAddress}/`);
}
