import { linkMinutes } from "@/lib/operators";

export const endpointLimits = { name: 60, url: 2_000, count: 20 } as const;

/** For how long a new secret is shown, in minutes. */
export const secretMinutes = linkMinutes;

/** For how long a rotated secret still signs, in hours. */
export const overlapHours = 24;

/** Days after which an event is deleted, delivered or not. */
export const eventDays = 30;

/** An endpoint to which nothing went through for so many days is paused. */
export const failingDays = 3;

/** Why an endpoint gets nothing. `gone`: it answered 410. `failing`: nothing went through for `failingDays`. */
export const pauseReasons = ["operator", "gone", "failing"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Seconds after each failed attempt until the next, three days in all, as Standard Webhooks suggests. */
const minute = 60;
const hour = 60 * minute;
const waitSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

const spread = 0.1;
export const maxWaitSeconds = Math.max(...waitSeconds) * (1 + spread);

/** The longest wait that a receiver can ask for. */
export const maxRetryAfterSeconds = hour;

/**
 * Seconds until the next attempt; null after the last. `random`: from 0 to 1, so that retries do not come all at once.
 * `asked`: what the receiver asked for, which can make the wait longer, up to `maxRetryAfterSeconds`.
 */
export function secondsToRetry(attempts: number, random: number, asked = 0): number | null {
  const seconds = waitSeconds[attempts - 1];
  if (seconds === undefined) return null;
  return Math.round(Math.max(seconds * (1 + spread * random), Math.min(asked, maxRetryAfterSeconds)));
}

/** Seconds that a `Retry-After` header asks to wait, as a number or as a date (RFC 9110, 10.2.3); 0 if it asks for nothing. */
export function secondsAsked(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const until = / GMT$/.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - now.getTime()) / 1_000));
}

/** Whether events may be sent to the address, as far as can be decided without resolving its name. */
export function isAllowedUrl(
  { protocol, port, username, password, hash }: URL,
  mayBePrivate: boolean,
): boolean {
  if (username !== "" || password !== "" || hash !== "") return false;
  if (mayBePrivate) return protocol === "https:" || protocol === "http:";
  return protocol === "https:" && (port === "" || Number(port) >= 1024);
}

export const endpointActs = ["pause", "resume", "rotate", "remove"] as const;
export type EndpointAct = (typeof endpointActs)[number];
