import "server-only";
import { limitOf } from "./client-network";
import { afterWait, postLimit, type RateLimitResult } from "./limit-table";

const buckets = new Map<string, { tokens: number; at: number }>();

/** Counts a post of the network against `postLimit`, in this process. `now` in milliseconds. */
export function rateLimitPost(network: string, now = performance.now()): RateLimitResult {
  const [max, rate] = [limitOf(network, postLimit.burst), limitOf(network, postLimit.perSecond)];
  const { tokens, at } = buckets.get(network) ?? { tokens: max, at: now };
  const available = Math.min(max, tokens + ((now - at) / 1000) * rate);
  const taken = available >= 1;
  buckets.delete(network);
  buckets.set(network, { tokens: taken ? available - 1 : available, at: now });
  const [leastRecent = ""] = buckets.keys();
  if (buckets.size > postLimit.networks) buckets.delete(leastRecent);
  return afterWait(taken ? 0 : Math.ceil((1 - available) / rate));
}
