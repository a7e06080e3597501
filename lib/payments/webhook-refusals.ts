/** Why a webhook was refused. */
export const webhookRefusalReasons = ["signature", "environment", "body"] as const;
export type WebhookRefusalReason = (typeof webhookRefusalReasons)[number];
