export type ContactName = "contactName" | "contactEmail" | "contactPhone";

/** What a refused or stale press left, as JSON: the guard of forms lets no other state through. */
export type ContactFormState = {
  readonly typed: Readonly<Record<ContactName, string>>;
  readonly seen: Readonly<Record<ContactName, string>>;
  readonly problems: Readonly<Partial<Record<ContactName, string>>>;
  readonly heading: string;
  readonly text: string;
  readonly now: Readonly<Partial<Record<ContactName, string>>>;
};
