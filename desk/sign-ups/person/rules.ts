/** What stands in the columns of a customer who was erased, where the table demands a value. */
export const erasedContact = { name: "Erased", email: "erased@erased.invalid" } as const;

/** Days after which a backup is deleted (`docs/operations.md`). */
export const backupDays = 35;
