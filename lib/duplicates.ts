import type { SetUp } from "@/lib/payments/states";

/** How many possible duplicates of a sign-up are shown at most. */
export const maxDuplicates = 5;

/** Another sign-up with the same business number in the same market, or with the same e-mail address. */
export type Duplicate = {
  readonly id: string;
  readonly reference: string;
  readonly by: "number" | "email" | "both";
  readonly state: SetUp;
  /** Whether the other sign-up has a debit, or may still get one. */
  readonly mayBeDebited: boolean;
};
