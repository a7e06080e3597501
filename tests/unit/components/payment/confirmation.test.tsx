import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Confirmation } from "@/components/payment/confirmation";
import { OrderKept } from "@/components/payment/order-kept";
import { paymentWords } from "@/components/payment/payment-words";
import { words } from "@/i18n/words";
import { mainEdition } from "@/lib/markets/editions";
import { show } from "@/tests/support/components/render";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => {} }),
}));

beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => void vi.unstubAllGlobals());

const goesOn = "Already finished? Stay on this page; we are still checking with the payment provider.";

it.each([
  ["left", "You left before finishing", true],
  ["refused", "Your bank did not approve it", false],
] as const)("asks a payer who %s to wait only if the debit may be set up", (cameBack, heading, waits) => {
  show(
    <Confirmation
      ids={{ submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", requestId: "BRQ01" }}
      action={async () => null}
      resume={async () => null}
      otherDevice={null}
      cameBack={cameBack}
      checked={{ shown: { success: false, status: "pending" }, notOpened: false }}
      words={paymentWords(words("en-GB", "payment"), words("en-GB", "signUp"), mainEdition("uk"))}
      home="/uk"
      review="/uk/get-started/review"
      supportEmail=""
      wasSetUp={false}
      order={null}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  expect(screen.queryByText(goesOn) !== null).toBe(waits);
});

it.each([
  ["pending", "/payment-success/open"],
  ["cancelled", "/payment-success/open"],
  ["cancelled", null],
] as const)("leads a browser that was not let in on, if a link would (%s, %s)", (status, otherDevice) => {
  show(
    <Confirmation
      ids={{ submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", requestId: "BRQ01" }}
      action={async () => null}
      resume={null}
      otherDevice={otherDevice}
      cameBack="left"
      checked={{ shown: { success: false, status }, notOpened: false }}
      words={paymentWords(words("en-GB", "payment"), words("en-GB", "signUp"), mainEdition("uk"))}
      home="/uk"
      review={null}
      supportEmail=""
      wasSetUp={false}
      order={null}
    />,
  );
  const link = screen.queryByRole("link", { name: "Continue here" });
  expect(link?.getAttribute("href") ?? null).toBe(otherDevice);
});

it.each([true, false])(
  "gives reasons for a refusal, not for a debit that has ended (ended: %s)",
  (wasSetUp) => {
    show(
      <Confirmation
        ids={{ submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", requestId: "BRQ01" }}
        action={async () => null}
        resume={async () => null}
        otherDevice={null}
        cameBack={null}
        checked={{ shown: { success: false, status: "failed" }, notOpened: false }}
        words={paymentWords(words("en-GB", "payment"), words("en-GB", "signUp"), mainEdition("uk"))}
        home="/uk"
        review={null}
        supportEmail=""
        wasSetUp={wasSetUp}
        order={{
          facts: (
            <OrderKept
              of={{ reference: "JK-1", plan: "Jack 250", price: "£149", email: null, hadDebit: wasSetUp }}
            />
          ),
          byMail: {},
        }}
      />,
    );
    expect(screen.queryByText("The usual reasons") !== null).toBe(!wasSetUp);
    expect(screen.queryByText("Taken so far") !== null).toBe(!wasSetUp);
  },
);

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
        ids={{ submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", requestId: "BRQ01" }}
        action={async () => null}
        resume={async () => null}
        otherDevice={null}
        cameBack={cameBack}
        checked={{ shown: { success: false, status }, notOpened: false }}
        words={paymentWords(words("en-US", "payment"), words("en-US", "signUp"), mainEdition("us"))}
        home="/us"
        review="/us/get-started/review"
        supportEmail="support@jack.example"
        wasSetUp={false}
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
