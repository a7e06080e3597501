import type { PaymentStatus } from "@/lib/payments/states";

/** Sign-ups like one that are named at most. */
export const maxDuplicates = 5;

/** Another sign-up with the same business number in the same market, or with the same e-mail address. */
export type Duplicate = {
  readonly id: string;
  readonly reference: string;
  readonly by: "number" | "email" | "both";
  readonly state: PaymentStatus;
  /** Whether it has a debit, or may still get one. */
  readonly mayBeDebited: boolean;
};
