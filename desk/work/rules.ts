import * as z from "zod/mini";
import { uuid } from "@/lib/uuid";

/** States of an outbox entry that is not done. `parked`: the worker gave up, and a person has to decide. */
export const entryStates = ["parked", "waiting"] as const;
export type EntryState = (typeof entryStates)[number];

export const workQuery = { state: z._default(z.enum(entryStates), "parked"), olderThan: uuid };

/** Characters of the reason for dropping an entry. */
export const maxReasonLength = 200;

/** Which of the provider's events a page lists. */
export const eventFilters = ["all", "waiting", "unmatched", "ignored"] as const;
export type EventFilter = (typeof eventFilters)[number];

/** The provider's id of an event. */
export const eventId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const eventQuery = { filter: z._default(z.enum(eventFilters), "all"), olderThan: eventId };
