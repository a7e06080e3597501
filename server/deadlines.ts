import "server-only";

/** All deadlines of the server, in milliseconds. A page answers within 3 s, whatever is down (docs/decisions/0003). */
export const timeoutMs = {
  action: 2_700,
  query: 2_300,
  secondQuery: 200, // For the second query of a request whose first one timed out
  paymentPage: 2_500,
  providerCall: 5_000,
  companySearch: 2_500,
  companyRegister: 2_200, // Below `companySearch`, so that an unanswered call is reported as such
  geoLookup: 2_500,
  requestHeaders: 10_000,
  request: 30_000,
  requestBody: 5_000,
  mailServer: 10_000,
  jobRound: 45_000,
  workerStalled: 180_000,
  shutdownWork: 5_000,
  shutdownDatabase: 2_000,
} as const;

/** Thrown by `withDeadline`; the work itself goes on and may still succeed. */
export class Overdue extends Error {
  override readonly name = "Overdue";

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** Rejects with `Overdue` after `milliseconds`; a later failure of the work is ignored. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
