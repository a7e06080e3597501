import type { IsoDate } from "@/lib/dates";
import type { Software } from "@/lib/markets";
import type { PlanType } from "@/lib/plans";
import type { Agreement } from "./agreement";

export type ThanksFacts = {
  confirmedOn: IsoDate;
  // Null unless this browser made the submission
  owner: {
    reference: string;
    email: string;
    businessName: string;
    planType: PlanType;
    hasRollover: boolean;
    software: Software;
    total: number;
    rolloverPrice: number;
    firstPayment: { readonly date: IsoDate; readonly isKnown: boolean }; // `isKnown`: set by the provider
    agreement: Agreement;
  } | null;
};
