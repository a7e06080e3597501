export const consoleAddress = "/console";
export const signInAddress = "/console/sign-in";
export const openLinkAddress = "/console/sign-in/open";
export const passkeyAddress = "/console/sign-in/passkey";
export const notAllowedAddress = "/console/not-allowed";
export const missingConsoleAddress = "/console/none";
export const overviewAddress = "/console/overview";
export const signUpsAddress = "/console/sign-ups";
export const auditAddress = "/console/audit";
export const settingsAddress = "/console/settings";
export const exportAddress = "/console/export";
export const feedAddress = "/console/feed";
export const unfinishedAddress = "/console/unfinished";
export const leadsAddress = "/console/leads";
export const paymentsAddress = "/console/payments";
export const workAddress = "/console/work";
export const webhooksAddress = "/console/webhooks";
export const unmatchedAddress = "/console/webhooks?filter=unmatched";
export const peopleAddress = "/console/people";
export const personAddress = "/console/person";
export const personFileAddress = "/console/person/export";

export function mailedAddress(key: string): string {
  return `${openLinkAddress}?${new URLSearchParams({ key })}`;
}

export function oneSignUpAddress(id: string): string {
  return `${signUpsAddress}/${id}`;
}

export function endpointAddress(id: string): string {
  return `${feedAddress}/${id}`;
}

export function correctAddress(id: string): string {
  return `${oneSignUpAddress(id)}/contact`;
}

export function eraseAddress(id: string): string {
  return `${oneSignUpAddress(id)}/erase`;
}

/** The status of pages that say that something is not there, or not allowed. */
export const statusOfPage: Readonly<Record<string, number>> = {
  [missingConsoleAddress]: 404,
  [notAllowedAddress]: 403,
};

export function isConsolePath(path: string): boolean {
  return path === consoleAddress || path.startsWith(`${consoleAddress}/`);
}

export function oneLeadAddress(id: string): string {
  return `${leadsAddress}/${id}`;
}

export function oneDraftAddress(id: string): string {
  return `${unfinishedAddress}/${id}`;
}
