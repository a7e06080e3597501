import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Thanks } from "@/components/payment/thanks";
import { mainEdition } from "@/lib/markets/editions";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { show } from "@/tests/support/components/render";

const reference = "JK-4K7P-92QD";
const checks = {
  key: "access",
  date: "2026-11-19",
  when: "Within 48 hours",
  by: "by Thursday 19 November",
  title: "Checks done, access open",
  text: "Then your books are visible.",
} as const;
const owner: NonNullable<ThanksFacts["owner"]> = {
  reference,
  email: "harriet@fenwick.example",
  hasPhone: true,
  confirmedOn: "2026-11-17",
  hasPortal: false,
  next: [checks],
  agreement: {
    debit: "Direct Debit",
    order: [["Plan", "Jack 250"]],
    terms: {
      address: "/terms",
      label: "Terms accepted",
      acceptedOn: "17 November 2026",
      accepted: "Accepted by Harriet Fenwick.",
      version: "cf36adddde49b00f",
    },
    taxIncluded: "Tax is included.",
    rows: [["Amount", "A sum"]],
    shorterNotice: "You agree to shorter notice.",
    cancel: { title: "To cancel", text: "Write to us." },
    rights: { title: "The Direct Debit Guarantee", parts: ["A right"] },
  },
};

function open(different: Partial<Parameters<typeof Thanks>[0]> = {}) {
  return show(
    <Thanks
      edition={mainEdition("uk")}
      facts={{ isClosed: false, contact: "within 24 hours", owner }}
      files={{ agreement: "/agreement", dates: "/dates", otherDevice: "/other-device" }}
      file={{ hasFailed: false, wait: null }}
      supportEmail="support@jack.example"
      receiptsEmail=""
      appUrl="https://jack.example/app"
      firm="Jack Bookkeeping Ltd"
      language={null}
      {...different}
    />,
  );
}

describe("the confirmation", () => {
  it("begins with the firm and the date when it is printed", () => {
    open();
    expect(screen.getByText("Jack Bookkeeping Ltd, 17 November 2026").className).toBe("hidden print:block");
  });

  it("says where the first receipt goes", () => {
    const { unmount } = open();
    const act = () => within(screen.getByRole("region", { name: "One thing to do now" }));
    expect(act().getByText(/^Your first receipt goes to Jack on WhatsApp/)).toBeDefined();
    unmount();
    const facts = { isClosed: false, contact: "within 24 hours", owner: { ...owner, hasPhone: false } };
    const other = open({ facts });
    expect(
      act().getByText(/^Your first receipt goes to Jack by email; we send you the address/),
    ).toBeDefined();
    other.unmount();
    open({ receiptsEmail: "receipts@jack.example" });
    expect(act().getByRole("link").getAttribute("href")).toBe("mailto:receipts@jack.example");
  });

  it("keeps the tick of the first act in the browser, for this sign-up alone", async () => {
    const box = () => screen.getByRole("checkbox", { name: /^Put your last bank statement/ });
    const { unmount } = open();
    await userEvent.click(box());
    unmount();
    const again = open();
    expect(box()).toHaveProperty("checked", true);
    again.unmount();
    const other = open({
      facts: { isClosed: false, contact: "within 24 hours", owner: { ...owner, reference: "JK-0000-0000" } },
    });
    expect(box()).toHaveProperty("checked", false);
    other.unmount();
    const last = open();
    await userEvent.click(box());
    last.unmount();
    open();
    expect(box()).toHaveProperty("checked", false);
  });

  it.each([
    [
      { hasFailed: true, wait: null },
      "We could not make the file just now. Nothing is lost: try again in a minute.",
    ],
    [
      { hasFailed: false, wait: 60 },
      "This file was downloaded several times. Try again in 60 minutes, or print this page.",
    ],
  ])("says once why there was no file: %o", (file, said) => {
    history.replaceState(null, "", "/payment-success?submission_id=1&file=failed&wait=60");
    open({ file });
    expect(screen.getByRole("alert").textContent).toBe(said);
    expect(location.search).toBe("?submission_id=1");
  });

  it("names the portal's address to be bookmarked, and has a button once the firm's checks are done", () => {
    const { unmount } = open();
    const portal = () => within(screen.getByRole("region", { name: "Your portal" })).getByRole("link");
    expect(portal().textContent).toBe("https://jack.example/app");
    expect(portal().parentElement?.textContent).toContain("within 48 hours");
    unmount();
    open({ facts: { isClosed: false, contact: "within 24 hours", owner: { ...owner, hasPortal: true } } });
    expect(portal().textContent).toBe("Open the portal");
    expect(portal().getAttribute("href")).toBe("https://jack.example/app");
  });

  it("links the day on which the terms were accepted to them, without their version", () => {
    const { container } = open();
    const accepted = screen.getByRole("link", { name: "17 November 2026" });
    expect(accepted.getAttribute("href")).toBe("/terms");
    expect(container.textContent).not.toContain("cf36adddde49b00f");
  });
});
