import { z } from "zod";
import { refusalReasons } from "@/lib/payments/outcome";
import { isTransient } from "@/server/failures";

export const refusal = z.object({
  ok: z.literal(false),
  reason: z.enum(refusalReasons),
  code: z.string(), // The provider's error code or the name of the error's class, which may be logged
  conflictingId: z.string().optional(),
});

export type Refusal = z.infer<typeof refusal>;
export type Reply<T> = { ok: true; value: T } | Refusal;

export function refused(code: string): Refusal {
  return { ok: false, reason: "refused", code };
}

/** The result of an outbox entry that the provider refused or could not answer. */
export function postponedBy(refusal: Refusal) {
  return {
    done: false,
    later: refusal.code,
    waitsFor: isTransient(refusal) ? "provider" : undefined,
  } as const;
}

export const overdue: Refusal = { ok: false, reason: "unreachable", code: "deadline" };
export const contended: Refusal = { ok: false, reason: "busy", code: "contended" };
export const contactPending: Refusal = { ok: false, reason: "busy", code: "contact_pending" };
export const rateLimitedRefusal: Refusal = { ok: false, reason: "busy", code: "limited" };
