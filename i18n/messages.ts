import { deskWords, frenchDeskWords } from "@/desk/words";
import { type Language, type Locale, languageOf } from "@/lib/markets/editions";
import accountants from "../messages/en/accountants.json";
import banks from "../messages/en/banks.json";
import claims from "../messages/en/claims.json";
import common from "../messages/en/common.json";
import company from "../messages/en/company.json";
import confirmation from "../messages/en/confirmation.json";
import example from "../messages/en/example.json";
import form from "../messages/en/form.json";
import franchises from "../messages/en/franchises.json";
import integrations from "../messages/en/integrations.json";
import landing from "../messages/en/landing.json";
import leads from "../messages/en/leads.json";
import mail from "../messages/en/mail.json";
import market from "../messages/en/market.json";
import pack from "../messages/en/pack.json";
import payment from "../messages/en/payment.json";
import pricing from "../messages/en/pricing.json";
import privacy from "../messages/en/privacy.json";
import proof from "../messages/en/proof.json";
import resume from "../messages/en/resume.json";
import rollover from "../messages/en/rollover.json";
import security from "../messages/en/security.json";
import seo from "../messages/en/seo.json";
import shell from "../messages/en/shell.json";
import signUp from "../messages/en/signUp.json";
import site from "../messages/en/site.json";
import validation from "../messages/en/validation.json";
import accountantsCA from "../messages/en-CA/accountants.json";
import banksCA from "../messages/en-CA/banks.json";
import exampleCA from "../messages/en-CA/example.json";
import franchisesCA from "../messages/en-CA/franchises.json";
import integrationsCA from "../messages/en-CA/integrations.json";
import landingCA from "../messages/en-CA/landing.json";
import marketCA from "../messages/en-CA/market.json";
import packCA from "../messages/en-CA/pack.json";
import paymentCA from "../messages/en-CA/payment.json";
import pricingCA from "../messages/en-CA/pricing.json";
import seoCA from "../messages/en-CA/seo.json";
import signUpCA from "../messages/en-CA/signUp.json";
import validationCA from "../messages/en-CA/validation.json";
import accountantsUS from "../messages/en-US/accountants.json";
import banksUS from "../messages/en-US/banks.json";
import confirmationUS from "../messages/en-US/confirmation.json";
import exampleUS from "../messages/en-US/example.json";
import formUS from "../messages/en-US/form.json";
import franchisesUS from "../messages/en-US/franchises.json";
import integrationsUS from "../messages/en-US/integrations.json";
import landingUS from "../messages/en-US/landing.json";
import mailUS from "../messages/en-US/mail.json";
import marketUS from "../messages/en-US/market.json";
import packUS from "../messages/en-US/pack.json";
import paymentUS from "../messages/en-US/payment.json";
import pricingUS from "../messages/en-US/pricing.json";
import seoUS from "../messages/en-US/seo.json";
import signUpUS from "../messages/en-US/signUp.json";
import validationUS from "../messages/en-US/validation.json";
import accountantsFR from "../messages/fr/accountants.json";
import banksFR from "../messages/fr/banks.json";
import claimsFR from "../messages/fr/claims.json";
import commonFR from "../messages/fr/common.json";
import companyFR from "../messages/fr/company.json";
import confirmationFR from "../messages/fr/confirmation.json";
import exampleFR from "../messages/fr/example.json";
import formFR from "../messages/fr/form.json";
import franchisesFR from "../messages/fr/franchises.json";
import integrationsFR from "../messages/fr/integrations.json";
import landingFR from "../messages/fr/landing.json";
import leadsFR from "../messages/fr/leads.json";
import mailFR from "../messages/fr/mail.json";
import marketFR from "../messages/fr/market.json";
import packFR from "../messages/fr/pack.json";
import paymentFR from "../messages/fr/payment.json";
import pricingFR from "../messages/fr/pricing.json";
import proofFR from "../messages/fr/proof.json";
import resumeFR from "../messages/fr/resume.json";
import rolloverFR from "../messages/fr/rollover.json";
import securityFR from "../messages/fr/security.json";
import seoFR from "../messages/fr/seo.json";
import shellFR from "../messages/fr/shell.json";
import signUpFR from "../messages/fr/signUp.json";
import siteFR from "../messages/fr/site.json";
import validationFR from "../messages/fr/validation.json";

const base = {
  accountants,
  banks,
  claims,
  common,
  confirmation,
  company,
  ...deskWords,
  example,
  form,
  franchises,
  integrations,
  landing,
  leads,
  mail,
  market,
  pack,
  payment,
  privacy,
  proof,
  pricing,
  resume,
  rollover,
  security,
  seo,
  shell,
  signUp,
  site,
  validation,
};

export type Messages = typeof base;
export type Namespace = keyof Messages;

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

const french: Messages = {
  ...frenchDeskWords,
  privacy, // Of the firm, in English as the desk
  accountants: accountantsFR,
  banks: banksFR,
  claims: claimsFR,
  common: commonFR,
  company: companyFR,
  confirmation: confirmationFR,
  example: exampleFR,
  form: formFR,
  franchises: franchisesFR,
  integrations: integrationsFR,
  landing: landingFR,
  leads: leadsFR,
  mail: mailFR,
  market: marketFR,
  pack: packFR,
  payment: paymentFR,
  pricing: pricingFR,
  proof: proofFR,
  resume: resumeFR,
  rollover: rolloverFR,
  security: securityFR,
  seo: seoFR,
  shell: shellFR,
  signUp: signUpFR,
  site: siteFR,
  validation: validationFR,
};

/** All messages of each language; those of English are British. */
const languages: Record<Language, Messages> = { en: base, fr: french };

/**
 * The words that each market has of its own: how its tax is called, and what follows from its law. `makingTaxDigital` is `none` where
 * the law has nothing like it.
 */
type MarketWords = Pick<
  Messages["market"],
  ("tax" | "taxColumn" | "taxIncluded" | "pricesIncludeTax") | ("filings" | "makingTaxDigital" | "bankImport")
>;
type Overlay = { readonly [N in Exclude<Namespace, "market">]?: unknown } & { readonly market: MarketWords };
/** The messages of each locale that differ from those of its language. */
const overlays: Record<Locale, Overlay> = {
  "en-GB": { market },
  "en-US": {
    accountants: accountantsUS,
    banks: banksUS,
    confirmation: confirmationUS,
    example: exampleUS,
    form: formUS,
    franchises: franchisesUS,
    integrations: integrationsUS,
    landing: landingUS,
    mail: mailUS,
    market: marketUS,
    pack: packUS,
    payment: paymentUS,
    pricing: pricingUS,
    seo: seoUS,
    signUp: signUpUS,
    validation: validationUS,
  },
  "en-CA": {
    accountants: accountantsCA,
    banks: banksCA,
    example: exampleCA,
    franchises: franchisesCA,
    integrations: integrationsCA,
    landing: landingCA,
    market: marketCA,
    pack: packCA,
    payment: paymentCA,
    pricing: pricingCA,
    seo: seoCA,
    signUp: signUpCA,
    validation: validationCA,
  },
  "fr-CA": { market: marketFR },
};

const merged = new Map<Locale, Messages>();

/** The messages of the locale's language with its overlay on top. */
export function messages(locale: Locale): Messages {
  const known = merged.get(locale);
  if (known) return known;
  const made = merge(languages[languageOf({ locale })], overlays[locale]) as Messages;
  merged.set(locale, made);
  return made;
}

function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(under) || !isRecord(over)) return over;
  return Object.fromEntries(Object.entries(under).map(([key, value]) => [key, merge(value, over[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
