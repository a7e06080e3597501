import { type MarketCode, market, type Software } from "@/lib/markets";
import { isPostalCodeOf } from "@/lib/markets/postal-codes";
import { regions } from "@/lib/markets/regions";
import { type Answers, type BusinessAnswer, emptyAddress, type RegisteredAddress } from "./answers";
import { businessNumberRule } from "./business-number";
import type { Company } from "./company";

/** What a change of market can take away; keys of `plan.dropped` in the messages. */
const droppable = ["number", "address", "region", "postalCode", "directors", "software"] as const;
export type Dropped = (typeof droppable)[number];

/** What tells whether an answer fits another market, beyond the answer itself. */
export type Known = {
  /** The company of the register whose number was given. */
  company: Company | null;
  /** The phone number as it was typed, and as it is dialled from abroad. */
  phone: { typed: string; abroad: string } | null;
};

const nothingKnown: Known = { company: null, phone: null };

/**
 * Moves answers to another market (spec section 4: changing currency in step 1 also resets the service country). What no
 * longer fits is dropped, named and asked again: the number, the software, the state, the postal code, and what the
 * register of companies filled in. What a person typed stays: names, the lines of the address, directors, the e-mail
 * address. A phone number stays the same number, written as from abroad.
 */
export function answersInMarket(
  answers: Answers,
  to: MarketCode,
  { company, phone }: Known = nothingKnown,
): Answers {
  const { business, contact } = answers;
  return {
    ...answers,
    business: business && businessInMarket(business, to, company),
    contact: contact && {
      ...contact,
      contactPhone: phone?.typed === contact.contactPhone ? phone.abroad : contact.contactPhone,
      accountingSoftware: fitting(market(to).software, contact.accountingSoftware),
    },
  };
}

/** What a change of market took away. The state and the postal code go with an address that is named already. */
export function droppedBetween(before: Answers, after: Answers): readonly Dropped[] {
  const differs = (part: Dropped) => parts[part](before) !== parts[part](after);
  const ofAddress = (part: Dropped) => part === "region" || part === "postalCode";
  return droppable.filter((part) => differs(part) && !(ofAddress(part) && differs("address")));
}

/** The parts that an address of the wizard names, and no other text. */
export function droppedInQuery(text: unknown): readonly Dropped[] {
  const named = String(text ?? "").split(",");
  return droppable.filter((part) => named.includes(part));
}

function businessInMarket(business: BusinessAnswer, to: MarketCode, company: Company | null): BusinessAnswer {
  const { companiesHouseNumber, registeredAddress, directors } = business;
  const isRegistered = company !== null && company.number === companiesHouseNumber;
  const registered = isRegistered ? company.directors.map(({ name }) => name) : [];
  const isOfRegister =
    isRegistered && registeredAddress.addressLine1 === company.registeredAddress.addressLine1;
  return {
    ...business,
    companiesHouseNumber: businessNumberRule(to).pattern.test(companiesHouseNumber)
      ? companiesHouseNumber
      : "",
    registeredAddress: isOfRegister ? emptyAddress : addressInMarket(registeredAddress, to),
    directors: directors.filter(({ name }) => !registered.includes(name)),
  };
}

function addressInMarket(address: RegisteredAddress, to: MarketCode): RegisteredAddress {
  const states = regions(to).map(({ code }) => code);
  return {
    ...address,
    region: states.includes(address.region) ? address.region : "",
    postalCode: isPostalCodeOf(to, address.postalCode) ? address.postalCode : "",
  };
}

function fitting(offered: readonly Software[], chosen: Software | ""): Software | "" {
  return offered.find((name) => name === chosen) ?? "";
}

const parts: Record<Dropped, (answers: Answers) => unknown> = {
  number: ({ business }) => business?.companiesHouseNumber,
  address: ({ business }) => business?.registeredAddress.addressLine1,
  region: ({ business }) => business?.registeredAddress.region,
  postalCode: ({ business }) => business?.registeredAddress.postalCode,
  directors: ({ business }) => business?.directors.length,
  software: ({ contact }) => contact?.accountingSoftware,
};
