import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addMonths } from "@/desk/ui/days";
import { mainEdition } from "@/lib/markets/editions";
import { sampleDraft } from "@/scripts/mail/sample-rows";
import { erasedContact } from "@/server/privacy/person";
import { rowOf } from "@/server/sign-up/submission-row";
import { business, contact, typed } from "@/tests/support/full-answers";
import { jack250WithRollover } from "@/tests/support/prices";
import { signUp } from "../../support/desk/shown-sign-up";
import { showSignUp } from "../../support/desk/sign-up-page";

describe("the page of a sign-up", () => {
  it("says how long a note may be", () => {
    showSignUp({}, { message: "longNote" });
    expect(screen.getByText(/^The note is longer than 2,000 characters/)).toBeTruthy();
  });

  it("shows every answer of the business and contact steps", () => {
    const plan = { planType: "starter", hasRollover: false } as const;
    const answers = { plan, business, contact: { ...contact, accountingSoftware: "xero" as const } };
    const edition = mainEdition("uk");
    const derived = { edition, acceptedAt: signUp.createdAt, contactPhoneE164: null };
    showSignUp({ signUp: { ...signUp, ...rowOf(sampleDraft(edition), answers, derived) } });
    const shown = document.body.textContent?.toLowerCase() ?? "";
    expect(Object.values(typed).filter((answer) => !shown.includes(answer.toLowerCase()))).toEqual([]);
  });

  it("writes and calls by a press: the address and the number are links, wherever they stand", () => {
    showSignUp({
      signUp: { ...signUp, contactEmail: "o'neil+books@fenwick.example", contactPhone: "07700 900123" },
    });
    const hrefs = (name: string) =>
      screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(hrefs("o'neil+books@fenwick.example")).toEqual(["mailto:o'neil%2Bbooks@fenwick.example"]);
    expect(hrefs("07700 900123")).toHaveLength(1);
    for (const href of hrefs("07700 900123")) expect(href).toMatch(/^tel:\+44/);
  });

  it("offers the link that fits: to go on with an unpaid sign-up, or to set up a debit that ended", () => {
    const acts = { lookAfter: true, welcome: false, resume: true, correct: true, cancel: false, erase: true };
    showSignUp({ acts, signUp: { ...signUp, setUp: "not_begun" } });
    expect(screen.getByRole("button", { name: "Send the resume link", hidden: true })).toBeTruthy();
    for (const setUp of ["refused", "ended"] as const) {
      cleanup();
      showSignUp({ acts, signUp: { ...signUp, setUp } });
      expect(
        screen.getByRole("button", { name: "Send the link to set up the debit", hidden: true }),
      ).toBeTruthy();
    }
  });

  it("takes no note, stage or owner of an erased person", () => {
    const none = {
      lookAfter: false,
      welcome: false,
      resume: false,
      correct: false,
      cancel: false,
      erase: false,
    };
    showSignUp({ signUp: { ...signUp, erasedAt: new Date() }, acts: none });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByLabelText("Note")).toBeNull();
  });

  it("says of an erased person's fields that they are erased, with nothing to copy", () => {
    const { name: contactName, email: contactEmail } = erasedContact;
    const none = { contactPhone: null, contactPhoneE164: null, directors: [] };
    showSignUp({
      signUp: { ...signUp, ...none, contactName, contactEmail, erasedAt: new Date() },
    });
    const contact = within(screen.getByRole("region", { name: "Contact" }));
    expect(contact.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      Array(3).fill("Erased"),
    );
    expect(contact.queryByRole("button")).toBeNull();
    expect(document.body.textContent).not.toContain(contactEmail);
  });

  it("tells what was tried and who did what, and what is to come", () => {
    showSignUp();
    const timeline = within(screen.getByRole("region", { name: "Timeline" }));
    expect(timeline.getByText("Given up, 5 tries, 550")).toBeTruthy();
    expect(timeline.getByText("Contact corrected: e-mail")).toBeTruthy();
    expect(timeline.getAllByText("By ana@firm.example")).toHaveLength(2);
    expect(timeline.getByText("Stage set from New to Live")).toBeTruthy();
    expect(timeline.getByText("Dropped by ana@firm.example: Rang them")).toBeTruthy();
    expect(timeline.getByText("The bank did not approve")).toBeTruthy();
    expect(timeline.getByText(/^First payment/).textContent).toContain(jack250WithRollover.sum);
    expect(timeline.getByText("London, GMT")).toBeTruthy();
  });

  it.each([
    ["firm_notice", "firm", "Mail to the firm, accepted by the mail server"],
    ["customer_confirmation", "contact", "Mail to the contact, accepted by the mail server"],
    ["provider_cancel", null, "Confirmed by GoCardless"],
    ["of_a_newer_release", null, "Done"],
  ] as const)("says of a done entry of the kind %s for %s: %s", (outboxKind, mailTo, words) => {
    const entry = {
      id: "w3",
      kind: "entry" as const,
      at: signUp.createdAt,
      outboxKind,
      mailTo,
      name: "Entry",
    };
    showSignUp({ timeline: [{ ...entry, state: "sent", attempts: 1, error: null, drop: null }] });
    expect(within(screen.getByRole("region", { name: "Timeline" })).getByText(words)).toBeTruthy();
  });

  it("says in words what GoCardless reported, and why the status changed", () => {
    const at = signUp.createdAt;
    const event = { kind: "event" as const, at };
    const move = { kind: "move" as const, at, to: "confirmed" as const };
    showSignUp({
      timeline: [
        { ...event, id: "EV1", resource: "payments", action: "submitted" },
        { ...event, id: "EV2", resource: "payments", action: "foo_bar" },
        { ...event, id: "EV3", resource: "mandate_requests", action: "flow_created" },
        { ...move, id: 1, cause: "mandates.active EV4" },
        { ...move, id: 2, cause: "mandates.replaced EV5" },
        { ...move, id: 3, cause: "seen_at_provider" },
        { ...move, id: 4, cause: "not_finished" },
        { ...move, id: 5, cause: "from_a_later_release" },
      ],
    });
    const timeline = screen.getByRole("region", { name: "Timeline" });
    const told = within(timeline)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(told.slice(1).map((text) => text?.replace(/^\d\d:\d\d/, ""))).toEqual([
      "The payment was sent to the bank",
      "GoCardless reported: payment foo bar",
      "GoCardless reported: mandate request flow created",
      "ConfirmedThe bank accepted the mandate",
      "ConfirmedThe mandate was replaced by another",
      "ConfirmedSeen at GoCardless",
      "ConfirmedThe payer did not finish",
      "Confirmedfrom a later release",
    ]);
    expect(timeline.textContent).not.toMatch(/[a-z]_[a-z]|[a-z]\.[a-z]/);
  });

  it("has buttons, notes, timeline and facts in this order, no empty rows, and ids in the folds of the timeline alone", () => {
    const ids = { event: "EV1", mandate: "MD1" };
    const event = {
      kind: "event",
      id: "EV1",
      at: signUp.createdAt,
      resource: "mandates",
      action: "active",
    } as const;
    showSignUp({ todo: null, timeline: [{ ...event, ids }] });
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...["Stage and owner", "Notes and mails", "Timeline"],
      ...["Contact", "Business", "Plan", "Payment", "Where it came from", "What cannot be undone"],
    ]);
    expect(screen.getAllByRole("definition", { hidden: true }).length).toBeLessThan(26);
    expect(screen.queryByText("None")).toBeNull();
    for (const id of ["EV1", "MD1", signUp.mandateId, signUp.subscriptionId, signUp.id]) {
      const shown = screen.queryAllByText(new RegExp(`${id}`));
      for (const one of shown) expect(one.closest("details")?.open, `${id}`).toBe(false);
    }
    expect(screen.getByText("2 ids")).toBeTruthy();
  });

  it("shows words in place of the codes that are stored", () => {
    const frenchShownAt = "2026-11-20T09:00:00.000Z";
    const hashes = { terms: "t1", agreement: "a2", dataAgreement: "d3", cancellationForm: "c4" };
    const englishChoice = { frenchShownAt, ...hashes };
    showSignUp({ signUp: { ...signUp, submissionLocale: "fr-CA", geoDetectedCountry: "IE", englishChoice } });
    const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    expect(fact("Plan")).toBe("Jack 250");
    expect(fact("Accounting software")).toBe("Xero");
    expect(fact("Market found by")).toBe("The page opened, or the visitor’s choice");
    expect(fact("Country detected")).toBe("Ireland");
    expect(fact("Browser language")).toBe("Canadian French");
    expect(fact("English chosen")).toMatch(/French version, .*09:00.* t1, .* a2, .* d3, .* c4$/);
  });

  it.each(["und", "no language"])("shows a browser language that has no name: %s", (submissionLocale) => {
    showSignUp({ signUp: { ...signUp, submissionLocale } });
    const shownAs = screen.queryByText("Browser language", { selector: "dt" })?.nextElementSibling
      ?.textContent;
    expect(shownAs).toBe(submissionLocale === "und" ? undefined : submissionLocale);
  });

  it("offers a viewer no act", () => {
    showSignUp({ acts: null });
    expect(within(screen.getByRole("main")).queryAllByRole("button", { name: /^(?!Copy )/ })).toEqual([]);
    expect(screen.queryByRole("link", { name: /Correct|Erase/ })).toBeNull();
  });

  it("names when a cancellation takes effect, and nobody in addresses and title", () => {
    showSignUp();
    expect(
      screen.getByLabelText(/on Tuesday 17 November 2026: .* end on Thursday 17 December 2026\./),
    ).toBeTruthy();
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    for (const address of addresses.filter((one) => !one.startsWith("mailto:")))
      expect(address).not.toMatch(/fenwick|harriet|@/i);
    expect(document.title).toBe("One sign-up. The firm’s desk");
  });
});

it("a month's notice ends on the last day of a shorter month", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
});
