import { z } from "zod";
import { refusalReasons } from "@/lib/payments/outcome";

export const refusal = z.object({
  ok: z.literal(false),
  reason: z.enum(refusalReasons),
  code: z.string(), // The provider's error code or the name of the error's class, which may be logged
  conflictingId: z.string().optional(),
});

export type Refusal = z.infer<typeof refusal>;
export type Reply<T> = { ok: true; value: T } | Refusal;

export function isTransient({ reason }: Refusal): boolean {
  return reason === "unreachable" || reason === "busy";
}

export function refused(code: string): Refusal {
  return { ok: false, reason: "refused", code };
}

export const overdue: Refusal = { ok: false, reason: "unreachable", code: "deadline" };
export const contended: Refusal = { ok: false, reason: "busy", code: "contended" };
export const limited: Refusal = { ok: false, reason: "busy", code: "limited" };
