export * from "./drafts";
export * from "./jobs";
export * from "./leads";
export * from "./limits";
export * from "./lookups";
export * from "./outbox";
export * from "./payments";
export * from "./submissions";
