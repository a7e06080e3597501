import { describe, expect, it, test } from "vitest";
import { marketCodes } from "@/lib/markets";
import { honeypotField } from "@/lib/sign-up/form";
import { sharedSite } from "@/tests/support/site/running";
import { filledIn, openVisitor, type Page, type Typed } from "@/tests/support/site/visitor";

const { url } = sharedSite();
const form = "form#lead";

const typed = {
  leadName: "Rosa Marsh",
  leadCompanies: "12",
  leadNote: 'Two "holdings"\nand <ten> shops',
};

/** A new sender each time, since an address can send five messages an hour. */
let senders = 0;
const nextSender = () => `rosa${++senders}@harbour.example`;

const textOf = ({ document }: Page, selector: string) => document.querySelector(selector)?.text ?? null;
const said = ({ document }: Page) => document.querySelectorAll("[role=alert] a").map(({ text }) => text);

/** Follows the link from a page to the form, fills it in and sends it. */
async function sendFrom(from: string, change: Typed = {}): Promise<Page> {
  const visitor = openVisitor(url);
  const { document } = await visitor.open(from);
  const page = await visitor.open(
    document.querySelector("a[href*='/talk-to-us']")?.getAttribute("href") ?? "",
  );
  return visitor.press(page, { form, typed: { ...typed, leadEmail: nextSender(), ...change } });
}

it("keeps what the message is about in another language, and the confirmation with the message sent", async () => {
  for (const [address, translated] of [
    ["/ca/talk-to-us?about=bank&from=banks", "/ca-fr/talk-to-us?about=bank&from=banks"],
    ["/ca-fr/talk-to-us/sent", "/ca/talk-to-us/sent"],
  ]) {
    const { document } = await openVisitor(url).open(address ?? "");
    const [link] = document.querySelectorAll("footer a[hreflang]");
    expect(link?.getAttribute("href")?.replace("&amp;", "&")).toBe(translated);
  }
});

describe.each(marketCodes)("the form 'Talk to us' in %s", (market) => {
  test.each(["", "/banks", "/franchises"])("is sent from a link on %s", async (page) => {
    const sent = await sendFrom(`/${market}${page}`);
    expect([sent.address, sent.status]).toEqual([`/${market}/talk-to-us/sent`, 200]);
    expect(textOf(sent, "h1")).toBe("Thank you. Your message has reached us.");
  });

  it("is shown again with its problems and everything typed", async () => {
    const shown = await sendFrom(`/${market}/banks`, {
      leadName: " ",
      leadEmail: "rosa@harbour.example",
      leadCompanies: "several",
    });
    expect([shown.address, shown.status]).toEqual([`/${market}/talk-to-us?about=bank&from=banks`, 200]);
    expect(textOf(shown, "title")).toMatch(
      /^Error: Talk to us about your business customers \| Jack for .+ \| /,
    );
    expect(said(shown)).toEqual(["Name is required", "Enter a whole number from 1 to 9,999,999"]);
    expect(shown.html.indexOf("<h1")).toBeLessThan(shown.html.indexOf('role="alert"'));
    const wrong = shown.document.querySelectorAll("[aria-invalid]");
    expect(wrong.map((field) => field.getAttribute("id"))).toEqual(["leadName", "leadCompanies"]);
    expect(textOf(shown, "#leadCompanies-error")).toContain("Enter a whole number");
    const again = filledIn(shown, { form });
    expect(again.get("leadCompanies")).toBe("several");
    expect(again.get("leadEmail")).toBe("rosa@harbour.example");
    expect(String(again.get("leadNote"))).toContain("Two");
    expect([again.get("kind"), again.get("source")]).toEqual(["bank", "banks"]);
  });
});

it.each(marketCodes)(
  "a business without a number in %s is not asked for a number of companies",
  async (market) => {
    const visitor = openVisitor(url);
    const page = await visitor.open(`/${market}/talk-to-us?about=unregistered&from=signUp`);
    expect(textOf(page, "h1")).toBe("Tell us about your business.");
    expect(textOf(page, "form#lead")).not.toContain("Number of");
    const { leadName, leadNote } = typed;
    const sent = await visitor.press(page, { form, typed: { leadName, leadNote, leadEmail: nextSender() } });
    expect([sent.address, sent.status]).toEqual([`/${market}/talk-to-us/sent`, 200]);
  },
);

it("a browser fills in no number and no note by itself", async () => {
  const { document } = await openVisitor(url).open("/uk/talk-to-us");
  for (const field of ["leadCompanies", "leadNote"])
    expect(document.getElementById(field)?.getAttribute("autocomplete")).toBe("off");
});

it("a filled honeypot gets the same confirmation", async () => {
  expect((await sendFrom("/uk", { [honeypotField]: "https://spam.example" })).address).toBe(
    "/uk/talk-to-us/sent",
  );
});

it("the form's page and its confirmation are kept from search engines and caches", async () => {
  for (const address of ["/uk/talk-to-us", "/uk/talk-to-us/sent"]) {
    const { headers, body } = await sharedSite().ask(address);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
  }
});

test.each<[string, number, Record<string, string>]>([
  ["this site", 303, { origin: url, "sec-fetch-site": "same-origin" }],
  ["another site", 403, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["no origin", 403, {}],
])("F26: a message from %s gets %i", async (_, status, headers) => {
  const page = await openVisitor(url).open("/uk/talk-to-us");
  const body = filledIn(page, { form, typed: { ...typed, leadEmail: nextSender() } });
  const answer = await fetch(`${url}/uk/talk-to-us`, { method: "POST", body, headers, redirect: "manual" });
  expect(answer.status).toBe(status);
});
