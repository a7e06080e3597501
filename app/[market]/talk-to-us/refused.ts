import "server-only";
import type { RefusedLead } from "@/lib/leads/lead";
import { perProcess } from "@/server/per-process";

/** By the request's headers, which are the same object in an action and in the page that is rendered as its answer. */
const refused = perProcess("jackRefusedLeads", () => new WeakMap<object, RefusedLead>());

export function refuse(request: object, lead: RefusedLead): void {
  refused().set(request, lead);
}

export function refusedIn(request: object): RefusedLead | null {
  return refused().get(request) ?? null;
}
