import type { RefusalReason } from "@/desk/work/rules";

export type ReceivedEvent = {
  id: string;
  resourceType: string;
  action: string;
  outcome: string | null;
  submissionId: string | null;
  occurredAt: Date;
  receivedAt: Date;
  isQueued: boolean;
  mayRun: boolean;
};

export type Refusal = { reason: RefusalReason; refused: number; lastAt: Date };
