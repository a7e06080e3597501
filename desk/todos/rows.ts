import "server-only";
import { inArray } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { leads } from "@/db/schema/leads";
import { submissions } from "@/db/schema/submissions";
import { retriesOf } from "@/desk/payments/retries";
import { market, marketOfCountry } from "@/lib/markets";
import { deskPages, oneLeadAddress, oneSignUpAddress } from "@/lib/routing/desk";
import type { Group, Todo } from "./group";

/** The groups with what their rows say of the customer or the lead; without those that were deleted meanwhile. */
export async function readTodoRows(db: Database, groups: readonly Group[]) {
  const idsOf = (of: "signUp" | "lead") => groups.flatMap(({ first }) => first[of] ?? []);
  const signUps = await find(idsOf("signUp"), (ids) =>
    db.select(signUp).from(submissions).where(inArray(submissions.id, ids)),
  );
  const leadRows = await find(idsOf("lead"), (ids) =>
    db.select(lead).from(leads).where(inArray(leads.id, ids)),
  );
  const retries = await retriesOf(db, signUps);
  return groups.flatMap(({ first, also }) => {
    const customer = signUps.find(({ id }) => id === first.signUp) ?? null;
    const prospect = leadRows.find(({ id }) => id === first.lead) ?? null;
    if ((first.signUp && !customer) || (first.lead && !prospect)) return [];
    const here = customer ? marketOfCountry(customer.country) : prospect ? market(prospect.market) : null;
    const retry = retries.get(first.signUp ?? "")?.state ?? "none";
    return [{ first, also, signUp: customer, lead: prospect, market: here, retry }];
  });
}

export type TodoRowData = Awaited<ReturnType<typeof readTodoRows>>[number];

/** Whom a row is about; null for the firm. */
export function nameOf({ signUp, lead }: TodoRowData): string | null {
  return signUp?.businessName ?? lead?.name ?? null;
}

/** The page of the desk on which it is done. */
export function addressOf({ signUp, lead, kind, reason }: Todo): string {
  if (signUp) return oneSignUpAddress(signUp);
  if (lead) return oneLeadAddress(lead);
  if (kind === "parked") return deskPages.outbox;
  return reason === "provider_unauthorised" ? deskPages.settings : deskPages.unmatched;
}

async function find<Row>(ids: string[], by: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length > 0 ? by(ids) : [];
}

const signUp = {
  id: submissions.id,
  businessName: submissions.businessName,
  contactName: submissions.contactName,
  contactPhone: submissions.contactPhone,
  contactPhoneE164: submissions.contactPhoneE164,
  planType: submissions.planType,
  hasRollover: submissions.hasRollover,
  price: submissions.planPrice,
  currency: submissions.currency,
  country: submissions.serviceCountry,
  stage: submissions.stage,
  owner: submissions.owner,
  setUp: submissions.setUp,
  lastPayment: submissions.lastPayment,
  lastPaymentId: submissions.lastPaymentId,
  lastPaymentOn: submissions.lastPaymentOn,
  lastPaymentFailure: submissions.lastPaymentFailure,
  cause: submissions.paymentCause,
};

const lead = {
  id: leads.id,
  name: leads.name,
  kind: leads.kind,
  companies: leads.companies,
  note: leads.note,
  isSuspect: leads.isSuspect,
  market: leads.market,
  stage: leads.stage,
  owner: leads.owner,
};
