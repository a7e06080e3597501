import { isIP } from "node:net";
import { blockList, clientAddress, isIn } from "./client-address";

/** All visitors whose address is private, as behind a proxy that is not trusted, or unreadable, as of a Unix socket. */
export const sharedNetwork = "shared";

/** How many times the limits of one network the shared one has. */
const sharedTimes = 100;

/** The network of the current request, by which rate limits count. */
export function clientNetwork(headers: Headers): string {
  const address = clientAddress(headers);
  return (address && networkOf(address)) ?? sharedNetwork;
}

/** A limit per network, or the wider one of the shared network. */
export function limitOf(network: string, max: number): number {
  return network === sharedNetwork ? max * sharedTimes : max;
}

/** An IPv4 address or an IPv6 /64. Null for a private address, which is a proxy's and shared by all its visitors. */
export function networkOf(address: string): string | null {
  const bare = withoutCarrier(address);
  if (isIn(reservedNetworks, bare)) return null;
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? `${bare.split(":").slice(0, 4).join(":")}::/64` : null;
}

/** The IPv4 address within an IPv6 one, or the IPv6 address with all its groups; IPv4 addresses as they are. */
export function withoutCarrier(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  return embeddedV4(groups) ?? groups.join(":");
}

function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [front = "", back = ""] = hostname.slice(1, -1).split("::");
  const [before, after] = [front, back].map((side) => side.split(":").filter(Boolean));
  const zeros = Array(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill("0");
  return [...(before ?? []), ...zeros, ...(after ?? [])];
}

/** IPv6 prefixes that are followed by an IPv4 address. `at`: the index of its first 16-bit group. */
const carriers = [
  { prefix: "0:0:0:0:0:ffff:", at: 6 }, // IPv4-mapped
  { prefix: "64:ff9b:0:0:0:0:", at: 6 }, // NAT64: all IPv4 addresses in one /96
  { prefix: "2002:", at: 1 }, // 6to4: each IPv4 address has a /48
];

function embeddedV4(groups: readonly string[]): string | null {
  const text = `${groups.join(":")}:`;
  const carrier = carriers.find(({ prefix }) => text.startsWith(prefix));
  if (!carrier) return null;
  const [high = 0, low = 0] = groups
    .slice(carrier.at, carrier.at + 2)
    .map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** Networks of machines that cannot be reached from outside. */
export const reservedNetworks = blockList([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
]);
