/**
 * The debit provider. Another one is a folder beside `server/gocardless` that exports the same functions, and is named here in
 * its place.
 */
export * from "@/server/gocardless";
