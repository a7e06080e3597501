import type { WebhookRefusalReason } from "@/lib/payments/webhook-refusals";

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

export type Refusal = { reason: WebhookRefusalReason; refused: number; lastAt: Date };
