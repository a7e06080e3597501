import { isIP } from "node:net";
import { blockList, isIn } from "@/server/http/client-address";
import { reservedNetworks, withoutCarrier } from "@/server/http/client-network";

/** Whether an IP address belongs to the public internet: not private, special, or a cloud's own service. */
export function isPublicAddress(address: string): boolean {
  const bare = withoutCarrier(address);
  if (isIn(reservedNetworks, bare) || isIn(specialNetworks, bare)) return false;
  return isIP(bare) === 4 || isIn(globalUnicast, bare);
}

const globalUnicast = blockList(["2000::/3"]);

/** From the registries of special addresses (RFC 6890), and Azure's address for the machines themselves. */
const specialNetworks = blockList([
  "0.0.0.0/8",
  "100.64.0.0/10",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "168.63.129.16",
  "2001::/23",
  "2001:db8::/32",
  "3fff::/20",
]);
