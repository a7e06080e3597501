/** Counts requests in windows of `seconds`; the service allows 600 in five minutes. */
export function openRateLimit(now: () => number) {
  let limit = 600;
  let seconds = 300;
  let used = 0;
  let resetAt = 0;
  return {
    set(next: { limit?: number | undefined; seconds?: number | undefined }) {
      limit = next.limit ?? limit;
      seconds = next.seconds ?? seconds;
      used = 0;
      resetAt = 0;
    },
    /** Counts one request; `allowed` is false once the window is used up. */
    count() {
      if (now() >= resetAt) {
        used = 0;
        resetAt = now() + seconds * 1000;
      }
      used += 1;
      return { allowed: used <= limit, headers: headers() };
    },
  };

  function headers() {
    return {
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-remain": String(Math.max(0, limit - used)),
      "x-ratelimit-reset": String(Math.ceil(resetAt / 1000)),
      "x-ratelimit-window": `${seconds}s`,
    };
  }
}
