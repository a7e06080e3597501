import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accountants } from "@/components/marketing/accountants/accountants";
import { Banks } from "@/components/marketing/banks/banks";
import { Franchises } from "@/components/marketing/franchises/franchises";
import { Integrations } from "@/components/marketing/integrations/integrations";
import { Landing } from "@/components/marketing/landing/landing";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";
import { parseLegal } from "@/lib/content/legal";
import { anchors } from "@/lib/content/navigation";
import { noProof } from "@/lib/content/proof";
import { marketCodes } from "@/lib/markets";
import { type Edition, editions, type Language, languageOf } from "@/lib/markets/editions";
import {
  advertisedRange,
  fixedPlans,
  formatHeadline,
  formatPrice,
  order,
  pricePerTransaction,
  tiers,
  yearlyCost,
} from "@/lib/plans";
import { dpaAddress, marketAddress, signUpAddress } from "@/lib/routing/addresses";
import { site } from "@/tests/support/example-site";

/** What `docs/spec.md` (sections 1, 2 and 9) names on a page, in its words, and how French says it. */
const specified = {
  en: {
    mail: /^Email the partnerships team/,
    room: "Request Data Room Access",
    roomSubject: "Data room access for Jack",
    roomBody: "What we are assessing",
    landing: {
      start: /^Get Started/,
      choose: "Start with",
      custom: "Request Custom Plan",
      demo: "Book a Demo",
      claims: [
        /about 3 minutes/i,
        /48 hours/,
        /Working Day 7/,
        /2 minutes/,
        /200\+ businesses/,
        /SOC 2 Type II/,
        /Cyber Essentials Plus/,
        /GDPR/,
        /\bDPA\b/,
        /ISO 27001( is)? in progress/,
        /256-bit encryption/,
        /99\.9% uptime/,
        /24\/7 monitoring/,
        /100%/,
        /If an accountant finds an error, we pay to correct it/,
        /no credit card (is )?required/i,
        /bank account/,
        /within 24 hours/,
        /Onboarding is free, with all integrations included and no extra fees/,
      ],
      rollover: ["100 of 250", "12 months", "400 next month", "30 days"],
      terms: [/one month’s notice/i, /no annual contract/i, /no setup fee/i],
      hours: "48 hours",
    },
    accountants: {
      sections: [
        /You keep the client/,
        /bookkeeping/,
        /^Communications Hub/,
        /Resell .* refer/,
        /Partner pricing/,
        /call/,
        /Hybrid sourcing.*month-end books by Working Day 7/,
      ],
      claims: [/SOC 2 Type II/, /Cyber Essentials Plus/, /3[- ]month/, /10 clients/],
      debit: /1st of (each|the next|next) month/,
      call: "Book a Partnership Call",
      portal: "Visit the Accountants Portal",
    },
    banks: {
      sections: [
        /under your own name/,
        /due diligence/,
        /always late/,
        /this month, not last year/,
        /You get current figures/,
        /three steps/,
        /Nobody has to switch/,
        /pay for every month/,
        /./,
      ],
      call: "Schedule Partnership Call",
    },
    franchises: {
      sections: [
        /Working Day 7/,
        /differently/,
        /Sign once/,
        /Comparable figures/,
        /40–60% less/,
        /stays its own/,
        /./,
      ],
      models: [/^Franchisee-Paid/, /^Head Office SubsidyMOST POPULAR/, /^Fully Funded/],
      claims: [
        /5 to 500\+ locations/,
        /5 franchisees or more/,
        /data stays isolated/,
        /aggregated metrics/,
        /for 3 months/,
      ],
      demo: /^Schedule Demo for Your Network/,
      see: "See How It Works",
      subject: "Franchise Network Inquiry",
    },
    integrations: {
      sections: [
        /./,
        /^Accounting Software$/,
        /^Bank Reconciliation$/,
        /^Messaging Platforms$/,
        /^Email Integration$/,
        /^Security & Compliance$/,
        /./,
      ],
      security: [
        "SOC 2 Type II",
        "Cyber Essentials Plus",
        "ISO 27001, in progress",
        "Due Diligence Resources",
        "256-bit",
        "99.9%",
        "24/7",
        "GDPR",
      ],
      listed: /listed on the UK accounting marketplace/i,
      download: "Download DPA (PDF)",
      start: "Get Started",
      accountants: "For Accountants",
    },
  },
  fr: {
    mail: /^Écrire à l’équipe des partenariats/,
    room: "Demander l’accès à la salle de données",
    roomSubject: "Accès à la salle de données de Jack",
    roomBody: "Ce que nous évaluons",
    landing: {
      start: /^Commencer/,
      choose: "Choisir",
      custom: "Demander un forfait sur mesure",
      demo: "Réserver une démo",
      claims: [
        /3 minutes environ/,
        /48 heures/,
        /7e jour ouvrable/,
        /2 minutes/,
        /200 entreprises et plus/,
        /SOC 2 de type II/,
        /Cyber Essentials Plus/,
        /RGPD/,
        /entente de traitement des données/,
        /ISO 27001 (est )?en cours/,
        /chiffrement à 256 bits/i,
        /99,9\s% de disponibilité/,
        /7 jours (sur|par) /,
        /100\s%/,
        /Si un comptable trouve une erreur, nous payons pour la corriger/,
        /aucune carte de crédit (n’est )?exigée/i,
        /compte bancaire/,
        /dans les 24 heures/,
        /La mise en route est gratuite\s: toutes les intégrations sont comprises, sans frais supplémentaires/,
      ],
      rollover: ["100 opérations sur 250", "12 mois", "limite du mois suivant à 400", "30 jours"],
      terms: [/préavis d’un mois/i, /aucun contrat annuel/i, /aucuns frais de départ/i],
      hours: "48 heures",
    },
    accountants: {
      sections: [
        /Vous gardez le client/,
        /Nous tenons les livres/,
        /^Le centre de communications/,
        /Revendez .* recommandez/,
        /Prix des partenaires/,
        /appel/,
        /Impartition hybride.*livres de fin de mois au plus tard le 7e jour ouvrable/,
      ],
      claims: [/SOC 2 de type II/, /Cyber Essentials Plus/, /3 mois/, /10 clients/],
      debit: /1er (de chaque mois|du mois prochain)/,
      call: "Réserver un appel de partenariat",
      portal: "Ouvrir le portail des comptables",
    },
    banks: {
      sections: [
        /sous votre propre nom/,
        /contrôle préalable/,
        /toujours en retard/,
        /ce mois-ci, pas l’an dernier/,
        /Vous avez des chiffres à jour/,
        /trois étapes/,
        /Personne n’a à changer/,
        /paient chaque mois/,
        /./,
      ],
      call: "Planifier un appel de partenariat",
    },
    franchises: {
      sections: [
        /7e jour ouvrable/,
        /à sa façon/,
        /Signez une fois/,
        /chiffres comparables/,
        /de 40 à 60\s% de moins/,
        /restent les siennes/,
        /./,
      ],
      models: [/^Payé par le franchisé/, /^Subvention du siègeLE PLUS POPULAIRE/, /^Payé en entier/],
      claims: [
        /5 à 500 établissements et plus/,
        /à partir de 5 franchisés/,
        /données de chaque franchisé restent isolées/,
        /indicateurs regroupés/,
        /pendant 3 mois/,
      ],
      demo: /^Planifier une démo pour votre réseau/,
      see: "Voir le fonctionnement",
      subject: "Demande pour un réseau de franchises",
    },
    integrations: {
      sections: [
        /./,
        /^Logiciels comptables$/,
        /^Rapprochement bancaire$/,
        /^Messageries$/,
        /^Intégration du courriel$/,
        /^Sécurité et conformité$/,
        /./,
      ],
      security: [
        "SOC 2 de type II",
        "Cyber Essentials Plus",
        "ISO 27001, en cours",
        "Documents pour votre contrôle préalable",
        "256 bits",
        "99,9\u00a0%",
        "7 jours sur 7",
        "RGPD",
      ],
      listed: /inscrit à la place de marché comptable du Royaume-Uni/i,
      download: "Télécharger l’entente (PDF)",
      start: "Commencer",
      accountants: "Pour les comptables",
    },
  },
} satisfies Record<Language, unknown>;

describe.each(editions)("as specified, in $segment,", (edition) => {
  const { currency } = edition;
  const said = specified[languageOf(edition)];
  const props = { edition, site, proof: noProof };
  const price = (minor: number) => formatPrice(minor, edition);
  const whole = (units: number) => formatHeadline(units, edition);

  describe("the landing page", () => {
    const page = read(edition, <Landing {...props} />);

    it("has the anchors, and buttons that start the sign-up in the chosen market", () => {
      expect(anchors.filter((anchor) => page.root.querySelectorAll(`#${anchor}`).length !== 1)).toEqual([]);
      expect(page.targets(said.landing.start)).toContain(signUpAddress(edition));
      const form = page.root.querySelector("#get-started form");
      expect(form?.getAttribute("action")).toBe(signUpAddress(edition, "plan"));
      const choices = [...(form?.querySelectorAll<HTMLInputElement>("[name=market]") ?? [])];
      expect(choices.map(({ value }) => value)).toEqual(marketCodes);
      expect(choices.find(({ checked }) => checked)?.value).toBe(edition.code);
      for (const { type, name } of fixedPlans)
        expect(page.targets(`${said.landing.choose} ${name}`)).toContain(
          `${signUpAddress(edition, "plan")}?plan=${type}`,
        );
      expect(page.targets(said.landing.custom)).toEqual([site.demoUrl]);
      expect(page.targets(said.landing.demo)).toEqual([site.demoUrl]);
    });

    it("makes every claim", () => {
      for (const claim of said.landing.claims) expect(page.text).toMatch(claim);
      expect(page.root.querySelectorAll("[data-counter]")).toHaveLength(1);
    });

    it("has the plans, the advertised range and the terms of rollover and notice", () => {
      for (const { type, name, transactionLimit } of fixedPlans) {
        const { basePrice, rolloverPrice } = order(type, true, currency);
        for (const part of [name, price(basePrice), price(rolloverPrice), `${transactionLimit}`])
          expect(page.text).toContain(part);
      }
      for (const minor of [order("multi_entity", false, currency).total, pricePerTransaction(currency)])
        expect(page.text).toContain(price(minor));
      const { from, to } = advertisedRange(currency);
      for (const part of [whole(from), whole(to), ...said.landing.rollover])
        expect(page.text).toContain(part);
      for (const term of said.landing.terms) expect(page.text).toMatch(term);
    });

    it("has the whole example of the cost comparison", () => {
      const roi = page.textOf("#roi");
      const { format } = new Intl.NumberFormat(edition.locale, { maximumFractionDigits: 0 });
      const plan = format(yearlyCost("starter", currency) / 100);
      for (const figure of [whole(500_000), format(1_760), said.landing.hours, whole(14_036), plan])
        expect(roi).toContain(figure);
      if (edition.code === "uk") for (const figure of ["£2,088", "1,788"]) expect(roi).toContain(figure);
    });
  });

  it("the accountants' page has its sections, 16 questions, buttons and the partners' prices", () => {
    const page = read(edition, <Accountants {...props} />);
    page.hasSections(said.accountants.sections);
    expect(page.root.querySelectorAll("#faq details")).toHaveLength(16);
    expect(page.root.querySelectorAll("#how-it-works li").length).toBeGreaterThanOrEqual(3);
    for (const claim of said.accountants.claims) expect(page.text).toMatch(claim);
    for (const { transactions, price: minor } of tiers(currency))
      for (const figure of [`${transactions}`, price(minor)])
        expect(page.textOf("#pricing")).toContain(figure);
    expect(page.text).toMatch(said.accountants.debit);
    expect(page.targets(said.accountants.call)).toContain(site.partnershipCallUrl);
    expect(page.targets(said.accountants.portal)).toEqual([site.portalUrl]);
    expect(page.targets(said.mail)[0]).toMatch(mailToPartnerships);
    page.asksForTheDataRoom();
  });

  it("the banks' page has its sections and buttons", () => {
    const page = read(edition, <Banks {...props} />);
    page.hasSections(said.banks.sections);
    expect(page.root.querySelectorAll("#how-it-works li").length).toBeGreaterThanOrEqual(3);
    expect(page.targets(said.banks.call)).toEqual([site.partnershipCallUrl, site.partnershipCallUrl]);
    expect(page.root.querySelector(`a[href="${site.partnershipCallUrl}"]`)?.getAttribute("target")).toBe(
      "_blank",
    );
    expect(page.targets(said.mail)[0]).toMatch(mailToPartnerships);
    page.asksForTheDataRoom();
  });

  it("the franchises' page has its sections, three models and buttons", () => {
    const page = read(edition, <Franchises {...props} />);
    page.hasSections(said.franchises.sections);
    expect(page.root.querySelectorAll("#how-it-works li").length).toBeGreaterThanOrEqual(3);
    const models = [...page.root.querySelectorAll("#pricing article")].map((model) => model.textContent);
    expect(models).toEqual(said.franchises.models.map((model) => expect.stringMatching(model)));
    for (const claim of said.franchises.claims) expect(page.text).toMatch(claim);
    expect(page.targets(said.franchises.demo)).toEqual([site.demoUrl, site.demoUrl]);
    expect(page.targets(said.franchises.see)).toEqual(["#how-it-works"]);
    expect(page.targets(said.mail)[0]).toMatch(
      new RegExp(`\\?subject=${encodeURIComponent(said.franchises.subject)}$`),
    );
  });

  it("the integrations' page has its sections, certificates, documents and buttons", () => {
    const page = read(edition, <Integrations {...props} dpa={parseLegal("# Agreement\n\n## Part\nText")} />);
    page.hasSections(said.integrations.sections);
    const security = page.textOf("#security");
    for (const part of said.integrations.security) expect(security).toContain(part);
    expect(page.text).toMatch(said.integrations.listed);
    expect(page.targets(said.integrations.download)).toEqual([dpaAddress(edition)]);
    expect(page.targets(said.integrations.start).at(-1)).toBe(marketAddress("home", edition));
    expect(page.targets(said.integrations.accountants)).toEqual([marketAddress("accountants", edition)]);
    page.asksForTheDataRoom();
  });
});

const mailToPartnerships = new RegExp(`^mailto:${site.partnershipsEmail}`);

function read(edition: Edition, children: ReactNode) {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
  const root = new DOMParser().parseFromString(markup, "text/html").body;
  for (const script of root.querySelectorAll("script")) script.remove();
  const said = specified[languageOf(edition)];
  const newTab = words(edition.locale, "shell")("newTab").trim();
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? "";
  const targets = (name: string | RegExp) =>
    [...root.querySelectorAll("a")]
      .filter(({ textContent }) => {
        const label = textContent.replace(newTab, "").trim();
        return typeof name === "string" ? label === name : name.test(label);
      })
      .map((link) => link.getAttribute("href") ?? "");
  return {
    root,
    text: root.textContent ?? "",
    textOf,
    targets,
    /** The headings of the page's sections contain these, in this order. */
    hasSections(named: readonly RegExp[]) {
      const headings = [...root.querySelectorAll("h1, h2")].map(({ textContent }) => textContent);
      let from = 0;
      for (const name of named) {
        const at = headings.findIndex((heading, place) => place >= from && name.test(heading));
        expect(at, `${name} after ${headings[from - 1]} in ${headings.join(" | ")}`).toBeGreaterThanOrEqual(
          0,
        );
        from = at + 1;
      }
    },
    asksForTheDataRoom() {
      const [address = ""] = targets(said.room);
      const mail = new URL(address);
      expect(mail.href).toMatch(mailToPartnerships);
      expect(mail.searchParams.get("subject")).toBe(said.roomSubject);
      expect(mail.searchParams.get("body")).toContain(said.roomBody);
    },
  };
}
