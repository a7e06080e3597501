import type { Software } from "@/lib/markets";
import { offersRollover, type PlanType, planTypes } from "@/lib/plans";

export type Director = { name: string; officer_role: string; appointed_on: string };

export type RegisteredAddress = {
  addressLine1: string;
  addressLine2: string;
  locality: string;
  region: string;
  postalCode: string;
};

export type PlanAnswer = { planType: PlanType; hasRollover: boolean };

export type BusinessAnswer = {
  businessName: string;
  companiesHouseNumber: string;
  registeredAddress: RegisteredAddress;
  directors: Director[];
};

export type ContactAnswer = {
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  /** Empty when a change of market took away the one that was chosen. */
  accountingSoftware: Software | "";
};

/**
 * What a draft holds: one entry per answered step. Which step comes next is derived from it and never stored.
 * `rollover` is set once the second step was answered; whether it is wanted stands in `plan.hasRollover`.
 */
export type Answers = {
  plan?: PlanAnswer | undefined;
  rollover?: { answered: true } | undefined;
  business?: BusinessAnswer | undefined;
  contact?: ContactAnswer | undefined;
};

/** The plan that the first step shows before anything is chosen (spec section 3, defaults). */
export const defaultPlan: PlanAnswer = { planType: "starter", hasRollover: false };

export const emptyAddress: RegisteredAddress = {
  addressLine1: "",
  addressLine2: "",
  locality: "",
  region: "",
  postalCode: "",
};

/** The plan that an address asks for: `plan`, and `rollover=on` where the plan has it. Undefined when it asks for none. */
export function planFromQuery(query: Readonly<Record<string, unknown>>): PlanAnswer | undefined {
  const planType = planTypes.find((type) => type === query.plan);
  return planType && { planType, hasRollover: query.rollover === "on" && offersRollover(planType) };
}

/** The same as the parts of a query string. */
export function queryOfPlan(plan: PlanAnswer | undefined): readonly string[] {
  return plan ? [`plan=${plan.planType}`, ...(plan.hasRollover ? ["rollover=on"] : [])] : [];
}

/** An address in one line, in the order in which it is written. */
export function addressInOneLine(address: RegisteredAddress): string {
  const { addressLine1, addressLine2, locality, region, postalCode } = address;
  return [addressLine1, addressLine2, locality, region, postalCode].filter(Boolean).join(", ");
}
