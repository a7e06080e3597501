import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Confirmation } from "@/components/payment/confirmation";
import { OrderKept } from "@/components/payment/order-kept";
import { paymentWords } from "@/components/payment/payment-words";
import { words } from "@/i18n/words";
import { editionOfLocale, mainEdition } from "@/lib/markets/editions";
import { show } from "@/tests/support/components/render";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => {} }),
}));

vi.mock("@/components/layout/errors/reference", () => ({
  Reference: () => <p>the reference in the log</p>,
}));

beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = "";
});

/** The page of a payer in the UK who came straight back, without an order that may be shown. */
const inTheUk = {
  ids: { submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", requestId: "BRQ01" },
  action: async () => null,
  resume: async () => null,
  otherDevice: null,
  cameBack: null,
  words: paymentWords(words("en-GB", "payment"), words("en-GB", "signUp"), mainEdition("uk")),
  checked: { shown: { success: false, status: "pending" }, notOpened: null },
  home: "/uk",
  review: null,
  supportEmail: "",
  order: null,
} as const;

const goesOn = "Already finished? Stay on this page; we are still checking with the payment provider.";

it.each([
  ["left", "You left before finishing", true],
  ["refused", "Your bank did not approve it", false],
] as const)(
  "leads a payer who %s home too, and asks for patience only if the debit may be set up",
  (cameBack, heading, waits) => {
    show(<Confirmation {...inTheUk} cameBack={cameBack} review="/uk/get-started/review" />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
    expect(screen.queryByText(goesOn) !== null).toBe(waits);
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/uk");
  },
);

it.each([
  ["pending", "/payment-success/open"],
  ["cancelled", "/payment-success/open"],
  ["cancelled", null],
] as const)("leads a browser that was not let in on, if a link would (%s, %s)", (status, otherDevice) => {
  show(
    <Confirmation
      {...inTheUk}
      resume={null}
      otherDevice={otherDevice}
      cameBack="left"
      checked={{ shown: { success: false, status }, notOpened: null }}
    />,
  );
  const link = screen.queryByRole("link", { name: "Continue here" });
  expect(link?.getAttribute("href") ?? null).toBe(otherDevice);
});

it.each([true, false])("says that nothing was taken only where there was no debit (was: %s)", (hadDebit) => {
  const order = { reference: "JK-1", plan: "Jack 250", price: "£149", email: null, hadDebit };
  show(
    <Confirmation
      {...inTheUk}
      checked={{ shown: { success: false, status: "failed" }, notOpened: null }}
      order={{ facts: <OrderKept of={order} />, byMail: {} }}
    />,
  );
  const kept = within(screen.getByRole("complementary", { name: "Your order" }));
  expect(kept.getByText("JK-1")).toBeTruthy();
  expect(kept.queryByText("Taken so far") !== null).toBe(!hadDebit);
});

it.each([
  ["processing", null, "mail when confirmed", false],
  ["pending", "left", "mail later", false],
  ["pending", "refused", "mail later", true],
  ["failed", null, "mailed", true],
  ["cancelled", null, null, false],
] as const)(
  "with a debit that is %s (%s) the order stays in view; mail: %s; reasons: %s",
  (status, cameBack, mail, gives) => {
    const byMail = { processing: "mail when confirmed", unfinished: "mail later", failed: "mailed" };
    show(
      <Confirmation
        {...inTheUk}
        cameBack={cameBack}
        checked={{ shown: { success: false, status }, notOpened: null }}
        words={paymentWords(words("en-US", "payment"), words("en-US", "signUp"), mainEdition("us"))}
        supportEmail="support@jack.example"
        order={{ facts: <p>JACK-7Q2M</p>, byMail }}
      />,
    );
    expect(screen.getByText("JACK-7Q2M")).toBeTruthy();
    expect(screen.getByRole("link", { name: "support@jack.example" })).toBeTruthy();
    for (const sentence of Object.values(byMail))
      expect(screen.queryByText(sentence) !== null, sentence).toBe(sentence === mail);
    expect(screen.queryByText("a mistyped routing or account number") !== null).toBe(gives);
  },
);

const processing = { success: false, status: "processing" } as const;

it.each([
  ["harriet@fenwick.example", "We will email you at harriet@fenwick.example as soon as it is confirmed."],
  [null, "We will email you as soon as it is confirmed."],
])("promises the email once, also when waiting takes long, with the address %s", (email, promise) => {
  const t = words("en-GB", "payment");
  const byMail = email ? { processing: t("byMail.processing", { email }) } : {};
  const { container } = show(
    <Confirmation
      {...inTheUk}
      checked={{ shown: processing, notOpened: null }}
      order={email ? { facts: <p>JACK-7Q2M</p>, byMail } : null}
    />,
  );
  expect(container.textContent).toContain("It is taking longer than usual.");
  expect(container.textContent?.match(/email/g)).toHaveLength(1);
  expect(container.textContent).toContain(promise);
});

it.each([
  ["the order", 0, <p key="order">JACK-7Q2M</p>],
  ["no order", 1, null],
] as const)("beside %s shows the reference in the log %d times", (_, times, facts) => {
  show(
    <Confirmation
      {...inTheUk}
      checked={{ shown: { success: false, status: "failed" }, notOpened: null }}
      order={facts && { facts, byMail: {} }}
    />,
  );
  expect(screen.queryAllByText("the reference in the log")).toHaveLength(times);
});

it("asks for errors in the language of the page", async () => {
  const fetch = vi.fn(async () => Response.json({ success: false, status: "unknown" }));
  vi.stubGlobal("fetch", fetch);
  document.documentElement.lang = "fr-CA";
  show(<Confirmation {...inTheUk} checked={null} />);
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ headers: expect.objectContaining({ "Accept-Language": "fr-CA" }) }),
    ),
  );
});

it("says in its own language that the provider's page cannot be opened", async () => {
  const french = paymentWords(words("fr-CA", "payment"), words("fr-CA", "signUp"), editionOfLocale("fr-CA"));
  show(<Confirmation {...inTheUk} words={french} cameBack="left" resume={async () => "notOpened"} />);
  await userEvent.click(screen.getByRole("button", { name: french.resume }));
  expect((await screen.findByRole("alert")).textContent).toBe(french.notOpened);
});
