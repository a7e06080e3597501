import * as z from "zod/mini";
import { offersRollover, planTypes } from "@/lib/plans";
import { message } from "./rules/message";

export const planAnswer = z.object({
  planType: z.enum(planTypes, message("plan.unknown")),
  hasRollover: z.boolean(message("plan.unknown")),
});

export type PlanAnswer = z.infer<typeof planAnswer>;

/** Removes rollover from a plan that does not offer it (Portfolio). */
export const planRules = z.pipe(
  planAnswer,
  z.transform(({ planType, hasRollover }: PlanAnswer) => ({
    planType,
    hasRollover: hasRollover && offersRollover(planType),
  })),
);

export const defaultPlan: PlanAnswer = { planType: "starter", hasRollover: false };

/** The plan in a query string: `plan`, and `rollover=on` where the plan offers it. Undefined without a known plan. */
export function planFromQuery(query: Readonly<Record<string, unknown>>): PlanAnswer | undefined {
  return planRules.safeParse({ planType: query.plan, hasRollover: query.rollover === "on" }).data;
}

export function queryOfPlan(plan: PlanAnswer | undefined): readonly string[] {
  return plan ? [`plan=${plan.planType}`, ...(plan.hasRollover ? ["rollover=on"] : [])] : [];
}
