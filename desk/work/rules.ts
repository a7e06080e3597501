/** Of an outbox entry that is not done. `parked`: given up, for a person to look at. */
export const workStates = ["parked", "waiting"] as const;
export type WorkState = (typeof workStates)[number];

/** Characters of the reason for dropping an entry. */
export const mostOfReason = 200;

/** Which of the provider's events a page lists. */
export const eventFilters = ["all", "waiting", "unmatched", "ignored"] as const;
export type EventFilter = (typeof eventFilters)[number];
