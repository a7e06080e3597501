type Window = { max: number; minutes: number };
export type Limits = { network?: Window; subject?: Window; all?: Window };

/**
 * Limits per client network, which are wide, since many people may share one; per subject, such as a draft or an e-mail
 * address; and of all visitors together: Companies House allows 600 calls in 5 minutes, and a company takes two; the provider
 * of debits allows 1,000 calls in a minute, and a verification takes one to four.
 */
export const limits = {
  begin_sign_up: { network: { max: 40, minutes: 60 } },
  save_step: { network: { max: 200, minutes: 10 }, subject: { max: 60, minutes: 5 } },
  save_refused_answer: { network: { max: 40, minutes: 10 }, subject: { max: 10, minutes: 5 } },
  set_up_payment: { network: { max: 60, minutes: 60 }, subject: { max: 60, minutes: 60 } },
  resume_payment: { network: { max: 60, minutes: 60 }, subject: { max: 20, minutes: 60 } },
  verify_payment: {
    network: { max: 300, minutes: 10 },
    subject: { max: 40, minutes: 10 },
    all: { max: 200, minutes: 1 },
  },
  ask_at_desk: { network: { max: 120, minutes: 10 }, subject: { max: 20, minutes: 10 } },
  find_company: { network: { max: 120, minutes: 10 }, all: { max: 250, minutes: 5 } },
  try_link: { network: { max: 120, minutes: 60 } },
  send_lead: { network: { max: 20, minutes: 60 }, subject: { max: 5, minutes: 60 } },
  draw_agreement: { network: { max: 40, minutes: 60 }, subject: { max: 10, minutes: 60 } },
  email_link: { network: { max: 10, minutes: 60 }, subject: { max: 5, minutes: 60 } },
} satisfies Record<string, Limits>;

/**
 * Posts of a network, counted in memory before anything is read: a bucket of `burst` that fills by `perSecond`, for the `networks` that
 * posted last. A sign-up without scripts takes about thirty.
 */
export const postLimit = { burst: 60, perSecond: 1, networks: 10_000 } as const;

/** `seconds`, and as `minutes` rounded up: how long to wait. */
export type RateLimitResult = { ok: true } | { ok: false; seconds: number; minutes: number };

/** The result with this wait; 0: allowed. */
export function afterWait(seconds: number): RateLimitResult {
  return seconds === 0 ? { ok: true } : { ok: false, seconds, minutes: Math.ceil(seconds / 60) };
}

export type Action = keyof typeof limits;
