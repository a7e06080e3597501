import ipaddr from "ipaddr.js";
import { parseAddress } from "@/server/http/client-network";

/** Whether an IP address belongs to the public internet: not private, special, or a cloud's own service. */
export function isPublicAddress(address: string): boolean {
  const ip = parseAddress(address);
  if (ip?.range() !== "unicast" || ip.toString() === azureServices) return false;
  return ip instanceof ipaddr.IPv4 || ip.match(globalUnicast);
}

const azureServices = "168.63.129.16";

/** The library calls everything unicast that is not special, also what has never been assigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
