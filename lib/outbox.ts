/** The code of a mail that was not sent, since it no longer applied when its turn came. */
export const notNeeded = "not_needed";

/** The code of an entry that an operator dropped. */
export const dropped = "dropped";
