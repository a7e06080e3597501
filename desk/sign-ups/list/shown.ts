import type { Todo } from "@/desk/todos/rules";
import type { Currency, ServiceCountry } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";
import type { PlanType } from "@/lib/plans";
import type { Attribution } from "@/lib/sign-up/attribution";
import type { SignUpStage } from "@/lib/sign-up/stages";
import type { OptionalColumn, SignUpList } from "./address";

export type SignUpRow = {
  id: string;
  reference: string;
  businessName: string;
  paymentStatus: PaymentStatus;
  serviceCountry: ServiceCountry;
  planType: PlanType;
  hasRollover: boolean;
  planPrice: number;
  currency: Currency;
  stage: SignUpStage;
  owner: string | null;
  firstPaymentOn: string | null;
  additionalData: { attribution?: Attribution };
  createdAt: Date;
};

/** A page of the list. */
export type ShownList = {
  list: SignUpList;
  /** Null for the usual ones. */
  columns: readonly OptionalColumn[] | null;
  rows: readonly SignUpRow[];
  /** How many sign-ups each payment status has; one more than are counted if there are more. */
  counts: ReadonlyMap<PaymentStatus, number>;
  /** The sign-ups that need a person, by their ids, and how many of them the list has. */
  todos: ReadonlyMap<string, Todo>;
  todoCount: number;
  search: { text: string; isCut: boolean } | null;
  /** Values to filter by; of owners their key and e-mail address. */
  sources: readonly string[];
  owners: readonly (readonly [key: string, email: string])[];
  /** The sign-up at which the page before, or after, this one begins; null if there is none. */
  previous: string | null;
  next: string | null;
};

/** An operator's name as far as the address tells it: `ana` of ana@firm.example. */
export function shortName(email: string): string {
  return email.replace(/@.*$/, "");
}
