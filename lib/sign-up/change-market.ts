import {
  type AnswerField,
  answerFieldNames,
  type FieldAnswers,
  fieldRows,
  fieldsIn,
  type RemovableField,
} from "./answer-fields";
import type { Answers } from "./answers";
import { businessAnswer, type RegisteredAddress } from "./business";
import { contactAnswer } from "./contact";
import { formFromAnswer } from "./fields";
import type { Move } from "./rules/in-market";

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
  const kept = Object.fromEntries(fieldsIn(move.to).map((name) => [name, keptOf(name, before[name], move)]));
  return {
    ...answers,
    business: business && businessAnswer.parse(kept),
    contact: contact && {
      ...contactAnswer.parse(kept),
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
  const { inMarket, markets } = fieldRows[name];
  return inMarket !== undefined || markets !== undefined;
}

function keptOf<Field extends AnswerField>(
  name: Field,
  answer: FieldAnswers[Field],
  move: Move,
): FieldAnswers[Field] {
  return fieldRows[name].inMarket?.(answer, move) ?? answer;
}

/** The address is `registeredAddress` in the form's names, and its parts are `registeredAddress.region` and so on. */
function isGiven(part: Dropped, { business, contact }: Answers): boolean {
  const fields = [business, contact].flatMap((answer) =>
    Object.entries(answer ? formFromAnswer(answer) : {}),
  );
  return fields.some(([name, text]) => text !== "" && name.split(".").includes(part));
}
