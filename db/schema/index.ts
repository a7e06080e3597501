export { draftKeys, drafts } from "./drafts";
export { jobs } from "./jobs";
export { limitCounts } from "./limits";
export { lookups } from "./lookups";
export { outbox } from "./outbox";
export {
  attemptRelations,
  paymentAttempts,
  paymentEvents,
  paymentMoves,
  submissionRelations,
} from "./payments";
export { submissions } from "./submissions";
