import "server-only";

/** The work did not finish in time; it may still do so. */
export class Overdue extends Error {
  override readonly name = "Overdue";

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** Waits for work at most so many milliseconds, then throws `Overdue`. A late failure of the work is swallowed. */
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
