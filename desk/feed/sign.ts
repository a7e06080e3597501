import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Dispatch } from "./deliveries";

const secretBytes = 32;

export function newEndpointSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString("base64")}`;
}

/** The headers of Standard Webhooks, signed with each secret that is in force. */
export function signedHeaders(
  { eventId, body, secret, previousSecret }: Pick<Dispatch, "eventId" | "body" | "secret" | "previousSecret">,
  at: Date,
): Record<string, string> {
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret];
  return {
    "content-type": "application/json",
    "user-agent": "Jack-Feed/1",
    "webhook-id": eventId,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((key) => new Webhook(key).sign(eventId, at, body)).join(" "),
  };
}
