import { isIP } from "node:net";
import ipaddr, { type IPv4, type IPv6 } from "ipaddr.js";
import { clientAddress } from "./client-address";

/**
 * The network of all visitors whose address is private, as behind a proxy that is not trusted, or unreadable, as over a Unix
 * socket.
 */
export const sharedNetwork = "shared";

/** How many times the limit of one network the shared network has. */
const sharedNetworkFactor = 100;

/** The network of the current request, by which rate limits count. */
export function clientNetwork(headers: Headers): string {
  const address = clientAddress(headers);
  return (address && networkOf(address)) ?? sharedNetwork;
}

/** A limit per network, or the wider one of the shared network. */
export function limitOf(network: string, max: number): number {
  return network === sharedNetwork ? max * sharedNetworkFactor : max;
}

/**
 * The network of an address: an IPv4 address or an IPv6 /64. Null for a private address, which belongs to a proxy and would be
 * shared by all of its visitors.
 */
export function networkOf(address: string): string | null {
  const ip = parseAddress(address);
  if (ip === null || privateRanges.includes(ip.range())) return null;
  return ip instanceof ipaddr.IPv4
    ? ip.toString()
    : `${ip.parts.slice(0, 4).map(hexadecimal).join(":")}::/64`;
}

const privateRanges: readonly string[] = ["loopback", "private", "linkLocal", "uniqueLocal"];

const hexadecimal = (group: number) => group.toString(16);

/** An IP address without its zone, as the IPv4 address that an IPv6 one carries; null for any other text. */
export function parseAddress(text: string): IPv4 | IPv6 | null {
  // `isIP` first, since the library also reads numbers and shortened addresses.
  if (isIP(text) === 0) return null;
  const ip = ipaddr.process(text.replace(/%.*$/, ""));
  if (ip instanceof ipaddr.IPv4) return ip;
  const carrier = carriers.find(({ prefix }) => ip.match(prefix));
  return carrier ? new ipaddr.IPv4(ip.toByteArray().slice(carrier.at, carrier.at + 4)) : ip;
}

/** IPv6 prefixes, besides that of mapped addresses, that are followed by an IPv4 address. `at`: the index of its first byte. */
const carriers = [
  { prefix: ipaddr.IPv6.parseCIDR("64:ff9b::/96"), at: 12 }, // NAT64
  { prefix: ipaddr.IPv6.parseCIDR("2002::/16"), at: 2 }, // 6to4: each IPv4 address has a /48
];
