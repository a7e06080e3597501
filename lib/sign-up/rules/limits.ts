import { fieldLimits } from "../answer-fields";

/** The limits of the fields and of their parts, in the same units; spec sections 5 and 9. */
export const limits = {
  ...fieldLimits,
  directorName: 100,
  officerRole: 50,
  appointedOn: 50,
  addressLine: 200,
  locality: 100,
  region: 100,
  postalCode: 20,
  leadCompanies: 9_999_999,
  leadNote: 2_000,
} as const;

export const maxAttributionLength = 100; // In code points, for each campaign parameter

/** One character (an emoji) can have several code points. The database counts those: its limits are 12 times larger. */
export const codePointsPerCharacter = 12;

/** `maxlength` in UTF-16 units: about four times the limit, so that a long text is refused with a message, not cut. */
export const maxFieldLength = { director: 400, other: 1_000 } as const;

/** The longest form in UTF-16 units; one with twenty directors at their limits has an eighth of it. */
export const maxCharacters = 40_000;

/** The longest stored answer to a refused form, with its problems, as JSON in UTF-8. */
export const maxRefusedBytes = 8 * maxCharacters;
