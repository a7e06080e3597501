import { eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { leads, paymentAttempts, submissions } from "@/db/schema";
import { aLead, aSubmission } from "@/tests/support/database/rows";

type Columns = Partial<typeof submissions.$inferInsert>;

/** The customers of a firm on an ordinary morning, by what waits for whom. */
const customers = {
  contact: [
    "Larkspur Cycles",
    "Tideway Plumbing",
    "Fenwick Joinery",
    "Hollin Bakehouse",
    "Quay Books",
    "Alder Vans",
    "Brook Café",
    "Cedar Print",
    "Dale Yoga",
    "Elm Dental",
  ],
  refused: ["Kestrel Flooring", "Glen Tea"],
  left: ["Bluff Street Coffee"],
  failed: ["Osprey Signs"],
  ended: ["Holt Pets"],
  duplicate: ["Marsh & Sons", "Marsh & Sons Ltd"],
  lead: ["Mina Bauer", "Carl Dunmore", "Rita Moss"],
} as const;

/** Stores 17 sign-ups and 3 leads. */
export async function seedCustomers(db: Database): Promise<void> {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const confirmed = (hours: number): Columns => ({
    mandateId: `MD-${hours}`,
    subscriptionId: `SB-${hours}`,
    customerId: `CU-${hours}`,
    paymentStatus: "confirmed",
    sentToBankAt: ago(hours),
    confirmedAt: ago(hours),
    firstConfirmedAt: ago(hours),
  });
  const live = (hours: number): Columns => ({ ...confirmed(hours), stage: "live" });
  // What only a payment event may write is set afterwards, as the events do.
  let made = 0;
  const add = async (businessName: string, columns: Columns, later: Columns = {}) => {
    const contactEmail = `${businessName.replace(/\W/g, "").toLowerCase()}@seed.example`;
    const number = String(10_000_000 + made++);
    const own = { reference: `JK-SEED-${number.slice(-4)}`, businessRegistrationNumber: number };
    const one = await aSubmission(db, { businessName, contactEmail, ...own, ...columns });
    const { id } = one;
    const { currency, planPrice: amount } = one;
    const status = columns.mandateId ? "fulfilled" : "over";
    if (columns.sentToBankAt)
      await db.insert(paymentAttempts).values({
        submissionId: id,
        way: "mandate_request",
        status,
        amount,
        currency,
        requestId: `BRQ-${number}`,
      });
    if (Object.keys(later).length > 0) await db.update(submissions).set(later).where(eq(submissions.id, id));
  };
  for (const [hours, name] of customers.contact.entries()) await add(name, confirmed(2 * hours + 1));
  for (const name of customers.refused)
    await add(name, { sentToBankAt: ago(2) }, { paymentCause: "mandate_requests.bank_authorisation_failed" });
  for (const name of customers.left) await add(name, { sentToBankAt: ago(3) });
  for (const name of customers.failed)
    await add(name, live(400), {
      lastPayment: "failed",
      lastPaymentFailure: "EV1",
      lastPaymentId: "PM1",
      lastPaymentOn: "2026-11-24",
    });
  for (const name of customers.ended)
    await add(name, live(500), { paymentStatus: "cancelled", paymentCause: "mandates.cancelled" });
  const [older, newer] = customers.duplicate;
  const same = { contactEmail: "twice@seed.example" };
  await add(older, same);
  await add(newer, same, { possibleDuplicateAt: new Date() });
  await db
    .insert(leads)
    .values(
      customers.lead.map((name) =>
        aLead({ name, kind: "bank", companies: 120, email: `${name.slice(0, 4)}@seed.example` }),
      ),
    );
}
