import type { IsoDate } from "@/lib/dates";
import type { Software } from "@/lib/markets";
import type { PlanType } from "@/lib/plans";
import type { Agreement } from "./agreement";

/** Prices in minor units. */
export type ThanksFacts = {
  confirmedOn: IsoDate;
  /** Null unless this browser made the submission. */
  owner: {
    reference: string;
    email: string;
    businessName: string;
    planType: PlanType;
    hasRollover: boolean;
    software: Software;
    total: number;
    rolloverPrice: number;
    /** `isKnown`: the provider's date, not our estimate. */
    firstPayment: { readonly date: IsoDate; readonly isKnown: boolean };
    agreement: Agreement;
  } | null;
};
