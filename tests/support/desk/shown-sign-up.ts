import type { SignUpPageData } from "@/desk/sign-ups/one/read";
import { purchase } from "../payments/purchase";

export const operator = { email: "ana@firm.example", role: "admin" } as const;
export const signUp = purchase("uk");
const acts = { lookAfter: true, welcome: true, resume: false, correct: true, cancel: true, erase: true };

/** Ten hours after the confirmation, unless stated otherwise. */
export const shownSignUp = (change: Partial<SignUpPageData> = {}): SignUpPageData => ({
  signUp,
  notes: [],
  neighbours: { newer: null, older: null },
  timeline: [
    {
      id: "w1",
      kind: "entry",
      at: signUp.createdAt,
      outboxKind: "firm_notice",
      name: "Notice of a new customer",
      mailTo: "firm",
      state: "parked",
      attempts: 5,
      error: "550",
      drop: null,
    },
    {
      id: 1,
      kind: "act",
      at: signUp.createdAt,
      act: "contact_corrected",
      by: operator.email,
      fields: ["contactEmail"],
      changes: [],
    },
    {
      ...{ id: "w2", kind: "entry", at: signUp.createdAt, state: "dropped" },
      ...{
        outboxKind: "sign_up_notice",
        name: "Notice of a sign-up",
        mailTo: "firm",
        attempts: 0,
        error: "dropped",
        drop: { by: operator.email, reason: "Rang them" },
      },
    },
    {
      ...{
        id: 2,
        kind: "act",
        at: signUp.createdAt,
        act: "stage_set",
        by: operator.email,
        fields: ["stage"],
      },
      changes: [{ field: "stage", before: "new", after: "live" }],
    },
    {
      ...{ id: "EV1", kind: "event", at: signUp.createdAt, resource: "mandate_requests" },
      action: "bank_authorisation_failed",
    },
    { id: 1, kind: "move", at: signUp.createdAt, to: "confirmed", cause: "event" },
  ],
  firstPayment: { date: "2026-11-24", isKnown: true },
  todo: null,
  duplicates: [],
  openDuplicate: null,
  admins: [operator.email],
  changes: [],
  operators: [operator.email, "bo@firm.example"],
  acts,
  records: { provider: null, companiesHouse: "https://register.example/company/09123457" },
  now: new Date("2026-11-17T20:05:00Z"),
  pressId: "00000000-0000-4000-8000-000000000001",
  ...change,
});
