import type { Currency } from "@/lib/markets";
import { inCurrency, planByUse, pricePerTransaction } from "@/lib/plans";
import { claims } from "./claims";

/** The example of a practice that resells: its clients, what each sends in a month, and the price it sets, in pence. */
const practice = { clients: claims.portfolioClients, transactionsEach: 40, chargesEach: 90_00 } as const;

/** What the example practice pays, invoices and keeps in a month, in minor units. */
export function resaleExample(currency: Currency) {
  const { clients, transactionsEach } = practice;
  const charge = inCurrency(practice.chargesEach, currency);
  const transactions = Math.max(clients * transactionsEach, planByUse.transactionLimit);
  const pays = transactions * pricePerTransaction(currency);
  const invoices = clients * charge;
  return { clients, transactionsEach, charge, pays, invoices, keeps: invoices - pays };
}
