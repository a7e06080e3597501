import { type MarketCode, market, type Software } from "@/lib/markets";
import { isPostalCodeOf, regions } from "@/lib/markets/rules";
import { type Director, emptyAddress, type RegisteredAddress } from "../business";

/** A change of market removes what fits the former one alone (spec section 4) or may come from the UK company register. */
export type Move = { from: MarketCode; to: MarketCode };

/** The number is kept only if both markets use the same kind: nine digits can be either an EIN or a BN. */
export function numberInMarket(number: string, move: Move): string {
  return usesSameNumber(move) ? number : "";
}

export function addressInMarket(address: RegisteredAddress, move: Move): RegisteredAddress {
  if (usesSameNumber(move)) return address;
  if (comesFromRegister(move)) return emptyAddress;
  const states = regions(move.to).map(({ code }) => code);
  return {
    ...address,
    region: states.includes(address.region) ? address.region : "",
    postalCode: isPostalCodeOf(move.to, address.postalCode) ? address.postalCode : "",
  };
}

export function directorsInMarket(directors: Director[], move: Move): Director[] {
  return usesSameNumber(move) || !comesFromRegister(move) ? directors : [];
}

export function softwareInMarket(chosen: Software | "", { to }: Move): Software | "" {
  const offered: readonly Software[] = market(to).software;
  return offered.find((name) => name === chosen) ?? "";
}

function usesSameNumber({ from, to }: Move): boolean {
  return market(from).businessNumber === market(to).businessNumber;
}

function comesFromRegister({ from }: Move): boolean {
  return market(from).businessNumber === "companies_house";
}
