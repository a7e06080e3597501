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

/**
 * A person's character can be several code points (emoji, combining marks); the database's own limit is this
 * many times the limit above, so that it never refuses what the form accepted.
 */
export const codePointsPerCharacter = 12;

/** Drafts are deleted so many days after they were last saved. */
export const draftDays = 7;

/** Minutes for which a used link works again, unless the sign-up went on there. */
export const linkOpenMinutes = 10;

/** A confirmation stays open for so many days to the browser that bought. */
export const confirmationDays = 30;

/** A submission whose debit never stood is deleted so many months after it was last touched. */
export const unpaidMonths = 12;

export const geoDetectionMethods = ["manual", "ip"] as const;
export type GeoDetectionMethod = (typeof geoDetectionMethods)[number];

/** Notifications: how many at once and for how long (spec section 9). */
export const toasts = { visible: 3, milliseconds: 4_000 } as const;

/** A tooltip waits so long under a resting pointer (spec section 9). */
export const tooltipMilliseconds = 700;

/**
 * A text field takes so many UTF-16 units: about four times what its rule allows, so that the rule says what is wrong, and
 * in all fewer than a form may hold.
 */
export const mostTyped = { director: 400, other: 1_000 } as const;

/** A step's form may hold so many characters in all; twenty directors at their limits take an eighth of it. */
export const mostCharacters = 40_000;

/** As JSON in UTF-8, with what is said of it. */
export const mostHeldBytes = 8 * mostCharacters;
