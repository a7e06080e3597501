/** For what is meant for one person, and for errors: no cache may keep it. */
export const personal = { "Cache-Control": "private, no-store" };
