import { BlockList, isIP } from "node:net";
import { settings } from "../env";
import type { TrustedProxies } from "../settings/formats";

/** The visitor's IP address, or null: the last one in `X-Forwarded-For` that is not a trusted proxy's. */
export function clientAddress(headers: Headers): string | null {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map(bare);
  const address = visitorOf(hops, settings().trustedProxies);
  return address && isIP(address) ? address : null;
}

function visitorOf(hops: readonly string[], trusted: TrustedProxies): string | undefined {
  if (trusted.ranges.length === 0) return hops.at(Math.max(-hops.length, -1 - trusted.hops));
  const proxies = blockList(trusted.ranges);
  return hops.findLast((hop) => !isIn(proxies, hop)) ?? hops[0];
}

/** The address without brackets, port, IPv6 zone and the prefix `::ffff:` of IPv4. */
function bare(hop: string): string {
  const address = hop.trim();
  const unwrapped =
    /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return unwrapped.replace(/%.*$/, "").replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
