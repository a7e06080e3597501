import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { noProof } from "@/lib/content/proof";
import { regionsIn } from "@/lib/markets/region-names";
import { plans } from "@/lib/plans";
import { marketPages, neutralAddress } from "@/lib/routing/addresses";
import { site } from "@/tests/support/example-site";
import { business, contact } from "@/tests/support/full-answers";
import { inBrackets, wordsOutside } from "@/tests/support/pseudo-language";
import { typographyFaults } from "@/tests/support/quebec";

/** The edition in another language, with each of its messages in brackets. */
const [segment, locale] = ["ca-fr", "fr-CA"] as const;

const agreement = "# Agreement\n\n## Part\nText";

const childrenAlone = ({ children }: { children: ReactNode }) => children;

let pages: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("@/i18n/messages", async (original) => {
    const actual = await original<typeof import("@/i18n/messages")>();
    return { messages: () => inBrackets(actual.messages(locale)) };
  });
  // Needs Next's server, which passes the locale on.
  vi.doMock("@/components/sign-up/form/form-messages", () => ({ FormMessages: childrenAlone }));
  pages = await render();
});

afterAll(() => {
  vi.doUnmock("@/i18n/messages");
  vi.doUnmock("@/components/sign-up/form/form-messages");
  vi.resetModules();
});

async function render(): Promise<Record<string, string>> {
  const { editionNamed } = await import("@/lib/markets/editions");
  const { messages } = await import("@/i18n/messages");
  const { followUp } = await import("@/i18n/follow-up");
  const { MarketingShell } = await import("@/components/layout/marketing-shell");
  const { Landing } = await import("@/components/marketing/landing/landing");
  const { Accountants } = await import("@/components/marketing/accountants/accountants");
  const { Banks } = await import("@/components/marketing/banks/banks");
  const { Franchises } = await import("@/components/marketing/franchises/franchises");
  const { Integrations } = await import("@/components/marketing/integrations/integrations");
  const { SamplePackPage } = await import("@/components/marketing/pack/pack-page");
  const { graphOf, graphText } = await import("@/components/seo/graph");
  const { parseLegal } = await import("@/lib/content/legal");
  const { StartScreen } = await import("@/components/sign-up/start/start-screen");
  const { PlanStep } = await import("@/components/sign-up/steps/plan-step");
  const { RolloverStep } = await import("@/components/sign-up/steps/rollover-step");
  const { BusinessStep } = await import("@/components/sign-up/steps/business-step");
  const { ContactStep } = await import("@/components/sign-up/steps/contact-step");
  const { ReviewStep } = await import("@/components/sign-up/review/review-step");
  const { ContinuePage } = await import("@/components/sign-up/start/continue-page");
  const { TalkPage } = await import("@/components/leads/talk-page");
  const { aWizard } = await import("@/tests/support/sign-up/wizard");
  const edition = editionNamed(segment);
  if (!edition) throw new Error(`${segment} is not published`);
  const action = async () => {
    throw new Error("nothing is sent");
  };
  const wizard = aWizard({ edition });
  const shown = async (children: ReactNode): Promise<string> => {
    try {
      return renderToStaticMarkup(
        <NextIntlClientProvider locale={edition.locale} messages={messages(edition.locale)} timeZone="UTC">
          {children}
        </NextIntlClientProvider>,
      );
    } catch (error) {
      if (!String(error).includes("suspended")) throw error;
      // A part that is loaded on demand has been asked for, and is there at the next try.
      await new Promise(setImmediate);
      return shown(children);
    }
  };
  const inShell = (
    page: "home" | "accountants" | "banks" | "franchises" | "integrations" | "sample-pack-cafe",
    content: ReactNode,
  ) =>
    shown(
      <MarketingShell pageLink={{ page, edition }} site={site}>
        {content}
      </MarketingShell>,
    );
  const of = { edition, site, proof: noProof };
  const step = { wizard, site, action };
  return {
    home: await inShell("home", <Landing {...of} />),
    accountants: await inShell("accountants", <Accountants {...of} />),
    banks: await inShell("banks", <Banks {...of} />),
    franchises: await inShell("franchises", <Franchises {...of} />),
    integrations: await inShell("integrations", <Integrations {...of} dpa={parseLegal(agreement)} />),
    pack: await inShell("sample-pack-cafe", <SamplePackPage business="cafe" {...of} />),
    graph: graphText(graphOf({ page: "banks", edition }, site)),
    start: await shown(
      <StartScreen
        edition={edition}
        chosen={edition}
        detected={false}
        asked={undefined}
        action={action}
        notice={null}
        followUp={followUp(edition, site)}
      />,
    ),
    plan: await shown(<PlanStep {...step} asked={undefined} dropped={[]} from={null} />),
    rollover: await shown(<RolloverStep {...step} />),
    business: await shown(<BusinessStep {...step} find={null} />),
    contact: await shown(<ContactStep wizard={wizard} action={action} />),
    review: await shown(<ReviewStep {...step} terms="1" changed={null} />),
    continue: await shown(
      <ContinuePage
        edition={edition}
        page={{
          state: "ask",
          email: "",
          contactEmail: null,
          isSubmitted: false,
          keptUntil: "2026-12-01",
          goOnAt: "review",
          refusedAnswer: null,
        }}
        linkKey=""
        token=""
        sent={false}
        failed={false}
        notice={null}
        email={action}
        follow={action}
      />,
    ),
    talk: await shown(<TalkPage {...of} origin={{ kind: "portfolio", source: "home" }} action={action} />),
  };
}

const names = [
  ...["home", "accountants", "banks", "franchises", "integrations", "pack", "start", "plan", "rollover"],
  ...["business", "contact", "review", "continue", "talk"],
];

/** Names, typed answers, and what the locale itself writes: months, days and the word before the last of a list. */
const known = new Set(
  [
    ...plans.map(({ name }) => name),
    ...regionsIn({ code: "ca", locale }).map(({ name }) => name),
    JSON.stringify([site, business, contact]),
    agreement,
    "1er", // What the format of dates adds
    new Intl.ListFormat(locale).format(["⟦⟧", "⟦⟧"]),
    ...Array.from({ length: 365 }, (_, of) => {
      const day = new Date(Date.UTC(2026, 0, 1 + of));
      return (["long", "short"] as const).map((name) =>
        day.toLocaleDateString(locale, { month: name, weekday: name, timeZone: "UTC" }),
      );
    }).flat(),
  ].flatMap(wordsOutside),
);

it("describes a page to search engines in its language, at its address", () => {
  const graph = pages.graph ?? "";
  expect(graph).toContain(`"inLanguage":"${locale}"`);
  expect(graph).toContain(`/${segment}/banks`);
  expect(graph).not.toMatch(/\/(uk|us|ca)[/#"]/);
});

it.each(["start", "plan", "rollover", "business", "contact", "review", "talk"])(
  "the form of %s posts the edition",
  (name) => expect(pages[name]).toContain(`name="edition" value="${segment}"`),
);

describe.each(names)("the page %s in another language", (name) => {
  const markup = () => (pages[name] ?? "").replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "");

  it("has no words but messages, names, typed answers and what the locale writes", () => {
    const text = markup()
      .replace(/<[^>]*>/g, " ")
      .replace(/&[a-z#\d]+;/g, " ");
    expect(text).toContain("⟦");
    const labels = [...markup().matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
      ([, label = ""]) => label,
    );
    const words = [text, ...labels].flatMap(wordsOutside);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it("keeps to Quebec's typography", () => {
    const { body } = new DOMParser().parseFromString(markup(), "text/html");
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(`${walker.currentNode.nodeValue}`.replace(/[⟦⟧]/g, ""));
    expect(texts.flatMap(typographyFaults)).toEqual([]);
  });

  it("leads to no other edition but by the choice of a country", () => {
    const tags = [...markup().matchAll(/<(?:a|form)\b[^>]*>/g)].map(([tag]) => tag);
    const addresses = tags
      .filter((tag) => !tag.includes("hrefLang"))
      .map((tag) => / (?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? "");
    const plain = [...marketPages.map(neutralAddress), "/get-started"];
    expect(addresses.filter((address) => plain.includes(address.split(/[?#]/)[0] ?? ""))).toEqual([]);
    expect(addresses.filter((address) => /^\/(uk|us|ca)(?![\w-])/.test(address))).toEqual([]);
    if (inShell.has(name))
      expect(addresses.filter((address) => address.startsWith(`/${segment}`))).not.toEqual([]);
  });
});

const inShell: ReadonlySet<string> = new Set([
  "home",
  "accountants",
  "banks",
  "franchises",
  "integrations",
  "pack",
]);
