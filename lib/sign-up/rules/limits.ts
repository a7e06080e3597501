/** Lengths count characters as a person does (grapheme clusters); source: spec sections 5 and 9. */
export const limits = {
  businessName: 200,
  contactName: 100,
  contactEmail: 255,
  contactPhone: { min: 10, max: 20 },
  directorName: 100,
  officerRole: 50,
  appointedOn: 50,
  directors: 20,
  addressLine: 200,
  locality: 100,
  region: 100,
  postalCode: 20,
} as const;

/** A character can be several code points (emoji); the database's limit is so many times the form's. */
export const codePointsPerCharacter = 12;

/** UTF-16 units of a text field: about four times its rule, so that the rule says what is wrong. */
export const mostTyped = { director: 400, other: 1_000 } as const;

/** UTF-16 units of a form; twenty directors at their limits take an eighth of it. */
export const mostCharacters = 40_000;

/** As JSON in UTF-8, with its errors. */
export const mostHeldBytes = 8 * mostCharacters;
