import "server-only";

/** Forms that one network may post at once, and how many more each second. A walk without scripts takes thirty. */
const burst = 60;
const perSecond = 1;
const mostNetworks = 10_000;

const buckets = new Map<string, { tokens: number; at: number }>();

/**
 * Takes one post from a network's token bucket; answers 0, or the seconds to wait. It spares this process work before a
 * body is read; what must hold across instances is counted in the database. `now`: monotonic milliseconds.
 */
export function takePost(network: string, now = performance.now()): number {
  const { tokens, at } = buckets.get(network) ?? { tokens: burst, at: now };
  const available = Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
  const taken = available >= 1;
  buckets.delete(network);
  buckets.set(network, { tokens: taken ? available - 1 : available, at: now });
  if (buckets.size > mostNetworks) forgetTheLeastRecent();
  return taken ? 0 : Math.ceil((1 - available) / perSecond);
}

function forgetTheLeastRecent(): void {
  for (const network of buckets.keys()) {
    buckets.delete(network);
    return;
  }
}
