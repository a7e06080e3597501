import type { Block } from "@/server/mail/email";
import { plugIns } from "@/server/plug-ins";

/** The button to a page of the desk; none where the desk is off, or there is none. */
export function deskLink(address: string): Block[] {
  return plugIns.flatMap((plugIn) => plugIn.link(address));
}
