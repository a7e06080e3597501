import "server-only";

/** All deadlines of the server, in milliseconds. A page answers within 3 s even if a service is down. */
export const timeoutMs = {
  action: 2_700,
  query: 2_300,
  secondQuery: 200, // For the second query of a request whose first one has timed out
  paymentPage: 2_500,
  customerUpdate: 1_200, // Shorter than `paymentPage`, so that the page says what is being changed
  otherPage: 200, // Between two looks whether the page that another browser opens at the same moment is there
  beforeErasure: 1_200, // For asking the provider first; the erasure itself then has time left
  askProvider: 1_800, // For asking the provider in an action of the desk, after its own queries
  providerCall: 5_000,
  companySearch: 2_500,
  companyRegister: 2_200, // Shorter than `companySearch`, so that the log names the call that timed out
  geoLookup: 2_500,
  requestHeaders: 10_000,
  request: 30_000,
  requestBody: 5_000,
  mailServer: 10_000,
  mailServerIdle: 2_000,
  sendMail: 60_000, // Also for a server that answers byte by byte. Shorter than a mail's lease
  feedCall: 10_000, // Shorter than the lease of an outbox entry
  jobRound: 45_000,
  workerStalled: 180_000,
  shutdownWork: 5_000,
  shutdownDatabase: 2_000,
} as const;

const hour = 60 * 60;

/**
 * The deadlines of a payment, in seconds: until one that nobody finished counts as abandoned, and until the firm hears of one
 * whose result is still open, since a bank or a second signatory can take a day.
 */
export const paymentSeconds = { abandoned: 24 * hour, stuck: 24 * hour } as const;

/** Thrown by `withDeadline`. The work is not stopped and may still succeed. */
export class Overdue extends Error {
  override readonly name = "Overdue";

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** The work's result, or a rejection with `Overdue` after `milliseconds`. A later failure of the work is ignored. */
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

/** The work's result, or `late` after `milliseconds`. */
export async function withDeadlineOr<T, Late>(
  work: Promise<T>,
  milliseconds: number,
  late: Late,
): Promise<T | Late> {
  return withDeadline(work, milliseconds).catch((error: unknown) => {
    if (error instanceof Overdue) return late;
    throw error;
  });
}
