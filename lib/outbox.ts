/** The code of a mail that was not sent because it no longer applied. */
export const notNeeded = "not_needed";

/** The code of an entry that an operator dropped. */
export const dropped = "dropped";
