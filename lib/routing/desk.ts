/** The firm's desk. Its own addresses are in `desk/addresses.ts`; here are those that mails and the server name. */
export const deskAddress = "/console";

export const deskPages = {
  missing: "/console/none",
  notAllowed: "/console/not-allowed",
  today: "/console/today",
  signUps: "/console/sign-ups",
  leads: "/console/leads",
  outbox: "/console/outbox",
  settings: "/console/settings",
  unmatched: "/console/webhooks?filter=unmatched",
} as const;

export const exportAddress = "/console/export";
export const personFileAddress = "/console/person/export";

export function oneSignUpAddress(id: string): string {
  return `${deskPages.signUps}/${id}`;
}

export function oneLeadAddress(id: string): string {
  return `${deskPages.leads}/${id}`;
}

/** The status of pages that say that something is not there, or not allowed. */
export const statusOfPage: Readonly<Record<string, number>> = {
  [deskPages.missing]: 404,
  [deskPages.notAllowed]: 403,
};

/** The digest of an error because the database was away or overloaded: all that Next tells the error page of it. */
export const unavailableDigest = "unavailable";

export function isDeskPath(path: string): boolean {
  return path === deskAddress || path.startsWith(`${deskAddress}/`);
}
