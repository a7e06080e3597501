export { chores } from "./tables/chores";
export { draftKeys, drafts } from "./tables/drafts";
export { limitCounts } from "./tables/limits";
export { lookups } from "./tables/lookups";
export { outbox } from "./tables/outbox";
export { paymentAttempts, paymentEvents, paymentMoves } from "./tables/payments";
export { submissions } from "./tables/submissions";
