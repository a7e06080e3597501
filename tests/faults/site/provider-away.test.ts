import { afterEach, describe, expect, it } from "vitest";
import { controlAt, payer, press as pressButton } from "@/tests/support/sandbox";
import { siteForTests } from "@/tests/support/site/running-site";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page, type Visitor } from "@/tests/support/site/visitor";

const payerDetails = { ...payer, email: "rosa@harbour.example", account_holder_name: "H Fenwick" };

describe("a customer without JavaScript who returns from the provider", () => {
  const running = siteForTests("postgresql");
  const control = (method: string, call: string, body?: unknown) =>
    controlAt(running().site.provider)(method, call, body);
  const headingOf = ({ document }: Page) => document.querySelector("h1")?.text;

  afterEach(async () => {
    await control("DELETE", "faults");
    await control("POST", "settings", { fulfilment: "at_once" });
  });

  /** Signs up, presses a button on the provider's page, and returns. */
  async function backAfter(button: "approve" | "leave"): Promise<{ visitor: Visitor; page: Page }> {
    const visitor = openVisitor(running().site.url);
    const left = await setUpPayment(visitor, await walkTo(visitor, "uk", "review"));
    const sent = await pressButton(left.address, button, button === "approve" ? payerDetails : {});
    const back = new URL(sent.headers.get("location") ?? "");
    const page = await visitor.open(back.pathname + back.search);
    expect(headingOf(page)).toBe("Checking your payment setup");
    return { visitor, page };
  }
  it("F10: sees that the payment is being confirmed, checks again and gets the confirmation", async () => {
    await control("POST", "settings", { fulfilment: "held" });
    const { visitor, page } = await backAfter("approve");
    const check = (shown: Page) => visitor.press(shown, { form: "main form" });
    const early = await check(page);
    expect(headingOf(early)).toBe("Your payment setup is being confirmed");
    await control("POST", "fulfil", {
      billing_request: new URLSearchParams(page.address).get("redirect_flow_id"),
    });
    // An answer of the provider is shared for some seconds.
    await expect
      .poll(async () => headingOf(await check(early)), { timeout: 20_000, interval: 500 })
      .toBe("Welcome! You just hired Jack.");
  });

  const placeOf = ({ location }: { location: string | null }) =>
    location?.slice(location.indexOf("/payment"));

  it("gets a redirect from every button, also from a rejected one", async () => {
    const { visitor, page } = await backAfter("leave");
    const own = page.address.replace("&left=1", "");
    const checked = await visitor.send(page, { form: "main form" });
    expect([checked.status, placeOf(checked)]).toEqual([303, `${own}&checked=pending`]);
    const told = await visitor.open(`${own}&checked=pending`);
    expect(headingOf(told)).toBe("You left before finishing");
    expect(told.document.querySelector("[role=alert]")).toBeNull();

    await control("POST", "faults", { kind: "status", times: "always" });
    const resumed = await visitor.send(told, { form: "main form:nth-of-type(1)" });
    expect([resumed.status, placeOf(resumed)]).toEqual([303, `${own}&checked=notOpened`]);
    const refused = await visitor.open(`${own}&checked=notOpened`);
    expect(headingOf(refused)).toBe("You left before finishing");
    expect(refused.document.querySelector("[role=alert]")?.text).toContain("did not answer just now");

    await control("DELETE", "faults");
    const again = await visitor.press(refused, { form: "main form:nth-of-type(1)" });
    expect(again.address).toContain(running().site.provider);
  });

  it("reads what our record says, not what the address says", async () => {
    const { visitor, page } = await backAfter("leave");
    const own = page.address.replace("&left=1", "");
    for (const said of ["failed", "cancelled", "confirmed", "setupFailed", "x"])
      expect(headingOf(await visitor.open(`${own}&checked=${said}`))).toBe("You left before finishing");
    const unknown = own.replace(/redirect_flow_id=\w+/, "redirect_flow_id=BRQ0NOBODY");
    for (const said of ["pending", "processing", "failed", "notOpened"]) {
      const shown = await visitor.open(`${unknown}&checked=${said}`);
      expect(headingOf(shown)).toBe("Payment Setup Issue");
      expect(shown.document.querySelector("[role=alert]")?.text).toContain("link is not valid");
    }
  });
});
