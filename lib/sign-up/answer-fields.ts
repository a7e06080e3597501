import type { MarketCode } from "@/lib/markets";

export type FieldStep = "business" | "contact";

type Row = {
  readonly step: FieldStep;
  /** The longest text in characters as a person counts them (grapheme clusters), or list; spec sections 5 and 9. */
  readonly limit?: number | { readonly min: number; readonly max: number };
  /** A change of market may remove the answer or a part of it: `change-market.ts` says when. */
  readonly mayBeDropped?: true;
  /** An erasure removes the answer, since it names a person. */
  readonly isPersonal?: true;
  /** The desk has a button that copies the answer. */
  readonly hasCopyButton?: true;
} & (
  | { readonly is: "text"; readonly markets?: readonly MarketCode[] } // The markets that ask for it; all if left out
  | { readonly is: "address" | "directors" | "software"; readonly markets?: never }
);

/** The fields of steps 3 and 4 in the order in which the review, the firm's mail and the desk show them. */
const answerFields = {
  businessName: { step: "business", is: "text", limit: 200, hasCopyButton: true },
  companiesHouseNumber: { step: "business", is: "text", mayBeDropped: true, hasCopyButton: true },
  registeredAddress: { step: "business", is: "address", mayBeDropped: true, hasCopyButton: true },
  directors: { step: "business", is: "directors", limit: 20, mayBeDropped: true, isPersonal: true },
  contactName: { step: "contact", is: "text", limit: 100, isPersonal: true, hasCopyButton: true },
  contactEmail: { step: "contact", is: "text", limit: 255, isPersonal: true, hasCopyButton: true },
  contactPhone: {
    step: "contact",
    is: "text",
    limit: { min: 10, max: 20 },
    isPersonal: true,
    hasCopyButton: true,
  },
  accountingSoftware: { step: "contact", is: "software", mayBeDropped: true },
} as const satisfies Readonly<Record<string, Row>>;

type Fields = typeof answerFields;
export type AnswerField = keyof Fields;

type FieldsWith<Column> = {
  [Field in AnswerField]: Fields[Field] extends Column ? Field : never;
}[AnswerField];

export type PersonalField = FieldsWith<{ isPersonal: true }>;
/** A field whose answer a change of market may remove. */
export type RemovableField = FieldsWith<{ mayBeDropped: true }> | FieldsWith<{ markets: unknown }>;

/** The table without its literal types, so that columns which a row leaves out can be read. */
export const fieldRows: Readonly<Record<AnswerField, Row>> = answerFields;

export const answerFieldNames = Object.keys(answerFields) as readonly AnswerField[];

/** The limits of the fields that have one, by field. */
export const fieldLimits = Object.fromEntries(
  answerFieldNames.flatMap((name) => (fieldRows[name].limit ? [[name, fieldRows[name].limit]] : [])),
) as { readonly [Field in FieldsWith<{ limit: unknown }>]: Fields[Field]["limit"] };

/** The shape of each field of a step, by what the field is. */
export function perField<
  Step extends FieldStep,
  Shapes extends Readonly<Record<Fields[FieldsWith<{ step: Step }>]["is"], unknown>>,
>(step: Step, shapes: Shapes) {
  const ofStep = Object.entries(answerFields).filter(([, row]) => row.step === step);
  const shapeByType: Readonly<Record<string, unknown>> = shapes;
  return Object.fromEntries(ofStep.map(([name, { is }]) => [name, shapeByType[is]])) as {
    [Field in FieldsWith<{ step: Step }>]: Shapes[Fields[Field]["is"] & keyof Shapes];
  };
}

export function isAskedIn({ markets }: Pick<Row, "markets">, code: MarketCode): boolean {
  return markets?.includes(code) ?? true;
}

/** The fields that a market asks for. */
export function fieldsIn(code: MarketCode): readonly AnswerField[] {
  return answerFieldNames.filter((name) => isAskedIn(fieldRows[name], code));
}

/** The fields that a step asks for in a market. */
export function fieldsOf(step: FieldStep, code: MarketCode): readonly AnswerField[] {
  return fieldsIn(code).filter((name) => fieldRows[name].step === step);
}
