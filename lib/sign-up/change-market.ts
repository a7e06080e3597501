import { type MarketCode, market, type Software } from "@/lib/markets";
import { isPostalCodeOf, regions } from "@/lib/markets/rules";
import {
  type AnswerField,
  answerFieldNames,
  fieldRows,
  fieldsIn,
  type RemovableField,
} from "./answer-fields";
import type { Answers } from "./answers";
import {
  type BusinessAnswer,
  businessAnswer,
  type Director,
  emptyAddress,
  type RegisteredAddress,
} from "./business";
import { type ContactAnswer, contactAnswer } from "./contact";
import { formFromAnswer } from "./fields";

/** A change of market removes what fits the former one alone (spec section 4) or may come from the UK company register. */
export type Move = { from: MarketCode; to: MarketCode };

type FieldAnswers = BusinessAnswer & ContactAnswer;
type Kept<Field extends RemovableField> = (answer: FieldAnswers[Field], move: Move) => FieldAnswers[Field];

/** What a sign-up keeps of an answer when it moves to another market. */
const kept: { readonly [Field in RemovableField]: Kept<Field> } = {
  companiesHouseNumber: numberInMarket,
  registeredAddress: addressInMarket,
  directors: directorsInMarket,
  accountingSoftware: softwareInMarket,
};

const addressParts = ["region", "postalCode"] as const satisfies (keyof RegisteredAddress)[];

/** Keys of `plan.dropped` in the messages: an answer, or a part of the address. */
export type Dropped = RemovableField | (typeof addressParts)[number];

const droppable: readonly Dropped[] = answerFieldNames
  .filter(isRemovable)
  .flatMap((name) => (name === "registeredAddress" ? [name, ...addressParts] : [name]));

/** A phone number as it was typed and in international form; null if it cannot be parsed. */
export type PhoneAbroad = { typed: string; abroad: string } | null;

/** Removes answers that do not fit the other market (spec section 4). `phone`: as the server parses it. */
export function answersMovedTo(
  answers: Answers,
  { phone = null, ...move }: Move & { phone?: PhoneAbroad },
): Answers {
  const { business, contact } = answers;
  const before = { ...businessAnswer.parse({}), ...contactAnswer.parse({}), ...business, ...contact };
  const moved = Object.fromEntries(
    fieldsIn(move.to).map((name) => [
      name,
      isRemovable(name) ? keptOf(name, before[name], move) : before[name],
    ]),
  );
  return {
    ...answers,
    business: business && businessAnswer.parse(moved),
    contact: contact && {
      ...contactAnswer.parse(moved),
      contactPhone: phone?.typed === contact.contactPhone ? phone.abroad : contact.contactPhone,
    },
  };
}

/** The list of removed answers has no region and postal code if it has the address. */
export function droppedBetween(before: Answers, after: Answers): readonly Dropped[] {
  const isDropped = (part: Dropped) => isGiven(part, before) && !isGiven(part, after);
  const isPartOfAddress = (part: Dropped) => addressParts.some((one) => one === part);
  return droppable.filter(
    (part) => isDropped(part) && !(isPartOfAddress(part) && isDropped("registeredAddress")),
  );
}

export function droppedFromQuery(text: unknown): readonly Dropped[] {
  const named = String(text ?? "").split(",");
  return droppable.filter((part) => named.includes(part));
}

function isRemovable(name: AnswerField): name is RemovableField {
  const { mayBeDropped = false, markets } = fieldRows[name];
  return mayBeDropped || markets !== undefined;
}

function keptOf<Field extends RemovableField>(name: Field, answer: FieldAnswers[Field], move: Move) {
  return kept[name](answer, move);
}

/** The address is `registeredAddress` in the form's names, and its parts are `registeredAddress.region` and so on. */
function isGiven(part: Dropped, { business, contact }: Answers): boolean {
  const fields = [business, contact].flatMap((answer) =>
    Object.entries(answer ? formFromAnswer(answer) : {}),
  );
  return fields.some(([name, text]) => text !== "" && name.split(".").includes(part));
}

/** The number is kept only if both markets use the same kind: nine digits can be either an EIN or a BN. */
function numberInMarket(number: string, move: Move): string {
  return usesSameNumber(move) ? number : "";
}

function addressInMarket(address: RegisteredAddress, move: Move): RegisteredAddress {
  if (usesSameNumber(move)) return address;
  if (comesFromRegister(move)) return emptyAddress;
  const states = regions(move.to).map(({ code }) => code);
  return {
    ...address,
    region: states.includes(address.region) ? address.region : "",
    postalCode: isPostalCodeOf(move.to, address.postalCode) ? address.postalCode : "",
  };
}

function directorsInMarket(directors: Director[], move: Move): Director[] {
  return usesSameNumber(move) || !comesFromRegister(move) ? directors : [];
}

function softwareInMarket(chosen: Software | "", { to }: Move): Software | "" {
  const offered: readonly Software[] = market(to).software;
  return offered.find((name) => name === chosen) ?? "";
}

function usesSameNumber({ from, to }: Move): boolean {
  return market(from).businessNumber === market(to).businessNumber;
}

function comesFromRegister({ from }: Move): boolean {
  return market(from).businessNumber === "companies_house";
}
