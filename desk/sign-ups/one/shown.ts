import type { TodoReason } from "@/desk/todos/rules";
import type { FormAction } from "@/desk/ui/act-form";
import type { Note } from "@/desk/ui/notes";
import type { Duplicate } from "@/lib/duplicates";
import type { GeoDetectionMethod } from "@/lib/geo/detect";
import type { BusinessNumberType, Currency, ServiceCountry, Software } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";
import type { PlanType } from "@/lib/plans";
import type { SignUpStage } from "@/lib/sign-up/stages";
import type { ShownField } from "./field-groups";
import type { TimelineEntry } from "./timeline-entry";

export type SignUpActions = {
  setStanding: FormAction;
  addNote: FormAction;
  askAgain: FormAction;
  sendWelcome: FormAction;
  sendResume: FormAction;
  cancelSubscription: FormAction;
};

type Field = Exclude<ShownField, "registeredAddress" | "attribution">;

/** The stored fields; those of the groups are shown whatever they hold. */
export type ShownSignUp = Readonly<Record<Field, unknown>> & {
  readonly businessName: string;
  readonly reference: string;
  readonly paymentStatus: PaymentStatus;
  readonly serviceCountry: ServiceCountry;
  readonly businessNumberType: BusinessNumberType;
  readonly accountingSoftware: Software;
  readonly firstPaymentOn: string | null;
  readonly geoDetectionMethod: GeoDetectionMethod;
  readonly geoDetectedCountry: string | null;
  readonly submissionLocale: string;
  readonly planType: PlanType;
  readonly hasRollover: boolean;
  readonly planPrice: number;
  readonly currency: Currency;
  readonly directors: readonly { name: string; officer_role: string; appointed_on?: string | undefined }[];
  readonly registeredAddressLine1: string | null;
  readonly registeredAddressLine2: string | null;
  readonly registeredAddressCity: string | null;
  readonly registeredAddressRegion: string | null;
  readonly registeredAddressPostalCode: string | null;
  readonly registeredAddressCountry: ServiceCountry;
  readonly additionalData: { readonly attribution?: object };
  readonly id: string;
  readonly stage: SignUpStage;
  readonly owner: string | null;
  readonly erasedAt: Date | null;
  readonly rolloverPrice: number;
  readonly basePlanPriceGbp: number;
  readonly baseRolloverPriceGbp: number;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
  readonly contactPhoneE164: string | null;
};

/** What the page of a sign-up shows. `acts`: null for a viewer. */
export type SignUpShown = {
  signUp: ShownSignUp;
  notes: readonly Note[];
  neighbours: { newer: string | null; older: string | null };
  timeline: readonly TimelineEntry[];
  firstPayment: { readonly date: string; readonly isKnown: boolean } | null;
  /** What is open until somebody acts. */
  problems: readonly { readonly reason: TodoReason; readonly at: Date }[];
  /** One more than are named, if there are more. */
  duplicates: readonly Duplicate[];
  contactDue: Date | null;
  operators: readonly string[];
  acts: Readonly<Record<"lookAfter" | "welcome" | "resume" | "correct" | "cancel" | "erase", boolean>> | null;
  records: { provider: string | null; companiesHouse: string | null };
  now: Date;
  /** Made for this page, so that a repeated press of one of its forms has its effect once. */
  pressId: string;
};
