import type { MarketCode } from "@/lib/markets";
import type { BusinessAnswer } from "./business";
import type { ContactAnswer } from "./contact";
import {
  addressInMarket,
  directorsInMarket,
  type Move,
  numberInMarket,
  softwareInMarket,
} from "./rules/in-market";

/** The answers of steps 3 and 4 together. */
export type FieldAnswers = BusinessAnswer & ContactAnswer;
export type AnswerField = keyof FieldAnswers;
export type FieldStep = "business" | "contact";

type Row<Field extends AnswerField> = {
  readonly step: Field extends keyof BusinessAnswer ? "business" : "contact";
  /** The markets that ask for it; all if left out. */
  readonly markets?: readonly MarketCode[];
  /** What a sign-up keeps of the answer when it moves to another market; all of it if left out. */
  readonly inMarket?: (answer: FieldAnswers[Field], move: Move) => FieldAnswers[Field];
  /** An erasure removes the answer, since it names a person. */
  readonly isPersonal?: true;
  /** The desk has a button that copies the answer. */
  readonly hasCopyButton?: true;
};

type Rows = { readonly [Field in AnswerField]: Row<Field> };

/** The fields of steps 3 and 4 in the order in which the review, the firm's mail and the desk show them. */
const answerFields = {
  businessName: { step: "business", hasCopyButton: true },
  companiesHouseNumber: { step: "business", inMarket: numberInMarket, hasCopyButton: true },
  registeredAddress: { step: "business", inMarket: addressInMarket, hasCopyButton: true },
  directors: { step: "business", inMarket: directorsInMarket, isPersonal: true },
  contactName: { step: "contact", isPersonal: true, hasCopyButton: true },
  contactEmail: { step: "contact", isPersonal: true, hasCopyButton: true },
  contactPhone: { step: "contact", isPersonal: true, hasCopyButton: true },
  accountingSoftware: { step: "contact", inMarket: softwareInMarket },
} as const satisfies Rows;

type FieldsWith<Column> = {
  [Field in AnswerField]: (typeof answerFields)[Field] extends Column ? Field : never;
}[AnswerField];

export type PersonalField = FieldsWith<{ isPersonal: true }>;
/** A field whose answer a change of market may remove. */
export type RemovableField = FieldsWith<{ inMarket: unknown }> | FieldsWith<{ markets: unknown }>;

/** The table without its literal types, so that columns which a row leaves out can be read. */
export const fieldRows: Rows = answerFields;

export const answerFieldNames = Object.keys(answerFields) as readonly AnswerField[];

export function isAskedIn({ markets }: Pick<Row<AnswerField>, "markets">, code: MarketCode): boolean {
  return markets?.includes(code) ?? true;
}

export function isAnswerField(name: string): name is AnswerField {
  return Object.hasOwn(answerFields, name);
}

/** The fields that a market asks for. */
export function fieldsIn(code: MarketCode): readonly AnswerField[] {
  return answerFieldNames.filter((name) => isAskedIn(fieldRows[name], code));
}

/** The fields that a step asks for in a market. */
export function fieldsOf(step: FieldStep, code: MarketCode): readonly AnswerField[] {
  return fieldsIn(code).filter((name) => fieldRows[name].step === step);
}
