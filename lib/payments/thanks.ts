import type { IsoDate } from "@/lib/dates";
import type { Software } from "@/lib/markets";
import type { PlanType } from "@/lib/plans";
import type { Agreement } from "./agreement";

/** What the thank-you page tells: prices in minor units, dates of the market's calendar. */
export type ThanksFacts = {
  confirmedOn: IsoDate;
  /** For the browser that made the submission alone. */
  owner: {
    reference: string;
    email: string;
    businessName: string;
    planType: PlanType;
    hasRollover: boolean;
    software: Software;
    total: number;
    rolloverPrice: number;
    /** `isKnown`: whether the date is the provider's own, or still our estimate. */
    firstPayment: { readonly date: IsoDate; readonly isKnown: boolean };
    agreement: Agreement;
  } | null;
};
