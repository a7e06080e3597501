import type { IsoDate } from "@/lib/dates";
import type { MarketCode } from "@/lib/markets";

/** An accountant of the firm who agreed to be named. `body`: the one that gave the `qualification`. `photo`: a file's name. */
export type Accountant = {
  readonly name: string;
  readonly qualification: string;
  readonly body: string;
  readonly initials: string;
  readonly photo?: string | undefined;
  readonly markets: readonly MarketCode[];
};

/** What a customer wrote. `consentDate`: when the customer agreed in writing that it is published with these names. */
type Quote = {
  readonly text: string;
  readonly name: string;
  readonly business: string;
  readonly consentDate: IsoDate;
  readonly markets: readonly MarketCode[];
};

/** What only the firm can say: from the file that the setting `PROOF_FILE` names. */
export type Proof = { readonly accountants: readonly Accountant[]; readonly quotes: readonly Quote[] };

export const noProof: Proof = { accountants: [], quotes: [] };

/** The market's part. Its first accountant signs the samples and the guarantee. */
export function proofIn(market: MarketCode, { accountants, quotes }: Proof): Proof {
  const isShown = (one: { readonly markets: readonly MarketCode[] }) => one.markets.includes(market);
  return { accountants: accountants.filter(isShown), quotes: quotes.filter(isShown) };
}

/** What the message `proof.people.one` needs. */
export function namesOf({ name, qualification, body }: Accountant) {
  return { name, qualification, body };
}

export function photoAddress(photo: string): string {
  return `/photos/${photo}`;
}
