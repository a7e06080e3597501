export * from "./auth/audit/tables";
export * from "./auth/tables";
export * from "./list/views-table";
export * from "./sign-ups/notes-table";
export * from "./todos/tables";
