import { paymentStatuses } from "@/lib/payments/states";
import { wizardSteps } from "@/lib/sign-up/steps";

/** The first step is reached by starting. */
const laterSteps = wizardSteps.filter((step) => step !== "plan");

/**
 * What is counted of the sign-ups that were started on a day: how many there are, how many reached each step and were
 * submitted, how many were ever confirmed, and how many have each other payment status now.
 */
export const countedThings = ["started", ...laterSteps, "submitted", ...paymentStatuses] as const;
export type CountedThing = (typeof countedThings)[number];

/** `submitted`: from the submission to the confirmed debit. `whole`: from the start to the submission. */
export const timedSteps = [...wizardSteps, "submitted", "whole"] as const;
export type TimedStep = (typeof timedSteps)[number];

/** Times are counted in buckets that widen with the time: ten from one power of ten to the next. */
export const bucketsPerPowerOfTen = 10;

/** Days that are counted again when one of their sign-ups changes: twice the longest period of the overview. */
export const recountedDays = 200;
