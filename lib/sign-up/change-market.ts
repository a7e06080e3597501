import { type MarketCode, market, type Software } from "@/lib/markets";
import { isPostalCodeOf, regions } from "@/lib/markets/rules";
import type { Answers } from "./answers";
import { type BusinessAnswer, emptyAddress, type RegisteredAddress } from "./business";

/** Keys of `plan.dropped` in the messages. */
const droppable = ["number", "address", "region", "postalCode", "directors", "software"] as const;
export type Dropped = (typeof droppable)[number];

/** A phone number as it was typed and in international form; null if it cannot be parsed. */
export type PhoneAbroad = { typed: string; abroad: string } | null;

type Move = { from: MarketCode; to: MarketCode; phone?: PhoneAbroad };

/** Removes answers that do not fit the other market (spec section 4) or may come from the UK company register. */
export function answersMovedTo(answers: Answers, { from, to, phone = null }: Move): Answers {
  const { business, contact } = answers;
  return {
    ...answers,
    business: business && businessMovedTo(business, from, to),
    contact: contact && {
      ...contact,
      contactPhone: phone?.typed === contact.contactPhone ? phone.abroad : contact.contactPhone,
      accountingSoftware: fitting(market(to).software, contact.accountingSoftware),
    },
  };
}

/** The list of removed answers has no region and postal code, since they belong to the address. */
export function droppedBetween(before: Answers, after: Answers): readonly Dropped[] {
  const differs = (part: Dropped) => parts[part](before) !== parts[part](after);
  const ofAddress = (part: Dropped) => part === "region" || part === "postalCode";
  return droppable.filter((part) => differs(part) && !(ofAddress(part) && differs("address")));
}

export function droppedFromQuery(text: unknown): readonly Dropped[] {
  const named = String(text ?? "").split(",");
  return droppable.filter((part) => named.includes(part));
}

function businessMovedTo(business: BusinessAnswer, from: MarketCode, to: MarketCode): BusinessAnswer {
  // The number is kept only if both markets use the same kind: nine digits can be either an EIN or a BN.
  if (market(from).businessNumber === market(to).businessNumber) return business;
  const hasRegister = market(from).businessNumber === "companies_house";
  return {
    ...business,
    companiesHouseNumber: "",
    registeredAddress: hasRegister ? emptyAddress : addressMovedTo(business.registeredAddress, to),
    directors: hasRegister ? [] : business.directors,
  };
}

function addressMovedTo(address: RegisteredAddress, to: MarketCode): RegisteredAddress {
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
  address: ({ business }) => business && linesOf(business.registeredAddress),
  region: ({ business }) => business?.registeredAddress.region,
  postalCode: ({ business }) => business?.registeredAddress.postalCode,
  directors: ({ business }) => business?.directors.length,
  software: ({ contact }) => contact?.accountingSoftware,
};

function linesOf({ addressLine1, addressLine2, locality }: RegisteredAddress): string {
  return addressLine1 + addressLine2 + locality;
}
