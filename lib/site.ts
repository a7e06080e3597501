export const productName = "Jack";

/** Defaults of settings. A link that is set to an empty text hides its button. */
export const siteDefaults = {
  url: "http://localhost:3000",
  supportEmail: "support@example.com",
  /** Where customers send receipts. Absent: no page names such an address. */
  receiptsEmail: "",
  partnershipsEmail: "partnerships@example.com",
  demoUrl: "https://example.com/demo",
  meetingUrl: "https://example.com/meeting",
  partnershipCallUrl: "https://example.com/partnership-call",
  portalUrl: "https://example.com/accountants-portal",
  appUrl: "https://example.com/app",
  legalName: "Jack Bookkeeping Ltd",
  street: "1 Example Street",
  city: "London",
  postcode: "EC1A 1AA",
  country: "GB",
  /** Absent: nothing says that the firm is a company. */
  companyNumber: "",
  /** The part of the United Kingdom, or the country, in which the company is registered. */
  registeredIn: "England and Wales",
  /** The body that supervises the firm against money laundering. Absent: no page names one. */
  amlSupervisor: "",
  /** The address for complaints. Absent: `supportEmail`. */
  complaintsEmail: "",
  /** The providers whose AI reads documents. Absent: no page names them. */
  aiProviders: "",
  /** `on` or `off`: whether documents train AI models. Absent: no page says it. */
  aiTraining: "",
  vatNumber: "",
  /** Codes of editions with commas between, which are not published. */
  editionsOff: "",
  /** Keys of `lib/content/claims.ts` with commas between, which no page shows. */
  claimsOff: "",
  /** Keys of its promises, with commas between, which pages make. */
  promisesOn: "",
  /** `09:00-17:00`, in the time of each market and on its working days. Absent: round the clock. */
  officeHours: "",
  businessesEvidenceUrl: "",
  soc2EvidenceUrl: "",
  cyberEssentialsEvidenceUrl: "",
  gdprEvidenceUrl: "",
  iso27001EvidenceUrl: "",
  encryptionEvidenceUrl: "",
  uptimeEvidenceUrl: "",
  monitoringEvidenceUrl: "",
  marketplaceEvidenceUrl: "",
} as const;

export type Site = { readonly [K in keyof typeof siteDefaults]: string };
