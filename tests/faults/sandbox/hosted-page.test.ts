import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { siteDefaults } from "@/lib/site";
import { openFakeGoCardless, openRequest, press } from "@/tests/support/sandbox";

describe("the payer's page", () => {
  test("shows the merchant, the scheme, the locked currency and prefilled details", async () => {
    const { client } = await openFakeGoCardless();
    const { page } = await openRequest(client, { scheme: "pad" });
    const document = parse(await (await fetch(page)).text());
    expect(document.querySelector("h1")?.text).toBe(`Set up a debit for ${siteDefaults.legalName}`);
    expect(document.querySelector("dl")?.text).toContain("CAD");
    expect(document.querySelector("select")).toBeNull();
    const value = (name: string) => document.querySelector(`#${name}`)?.getAttribute("value");
    expect(value("email"), "a payer whose address is known has to give it").toBe("");
    expect(value("address_line1")).toBe("14 Hale Road");
    expect([value("bank_code"), value("branch_code"), value("account_number")]).toEqual([
      "0003",
      "00006",
      "1234567",
    ]);
    expect(document.querySelectorAll("button").map(({ text }) => text)).toEqual([
      "Set up Direct Debit",
      "Fail",
      "Leave",
    ]);
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  test("redirects after approval, with the merchant's query unchanged and the ids appended", async () => {
    const { client } = await openFakeGoCardless();
    const { request, flow, page } = await openRequest(client);
    const response = await press(page, "approve", { city: "Hove" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `http://localhost:3000/payment-success?submission_id=s1&note=a%20b&billing_request_id=${request.id}&billing_request_flow_id=${flow.id}`,
    );
    const { status, resources } = await client.billingRequests.find(request.id);
    expect(status).toBe("fulfilled");
    expect(resources?.customer_billing_detail?.city).toBe("Hove");
  });

  test("shows missing details with the typed values kept", async () => {
    const { client } = await openFakeGoCardless();
    const { request, page } = await openRequest(client);
    const response = await press(page, "approve", { email: "nobody", branch_code: "12", city: "Hove" });
    expect(response.status).toBe(422);
    const document = parse(await response.text());
    expect(document.querySelector("title")?.text).toMatch(/^Error: /);
    expect(document.querySelectorAll("[aria-invalid]").map(({ id }) => id)).toEqual(["email", "branch_code"]);
    expect(document.querySelector("#city")?.getAttribute("value")).toBe("Hove");
    expect((await client.billingRequests.find(request.id)).status).toBe("pending");
  });

  test("says so when used again after approval, and creates no second mandate", async () => {
    const { client } = await openFakeGoCardless();
    const { page } = await openRequest(client);
    const again = fetch(page).then(async () => [press(page, "approve"), press(page, "approve")]);
    await Promise.all(await again);
    const document = parse(await (await fetch(page)).text());
    expect(document.querySelector("h1")?.text).toBe("Already set up");
    expect(document.querySelector("a.button")?.getAttribute("href")).toContain(
      "/payment-success?submission_id=s1",
    );
    expect((await client.mandates.list()).mandates).toHaveLength(1);
  });

  test("is closed for a cancelled or expired request", async () => {
    const { client, control } = await openFakeGoCardless();
    const cancelled = await openRequest(client);
    await client.billingRequests.cancel(cancelled.request.id);
    expect((await fetch(cancelled.page)).status).toBe(410);
    const stale = await openRequest(client);
    await control("POST", "clock", { forward_days: 8 });
    const response = await fetch(stale.page);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("This request is expired");
  });

  test("escapes user input", async () => {
    const { client } = await openFakeGoCardless();
    const { page } = await openRequest(client, {
      prefilled_customer: { company_name: `"><script>x</script>` },
    });
    expect(await (await fetch(page)).text()).not.toContain("<script>");
  });
});

test("the console lists everything, and its buttons return to it", async () => {
  const { client, url } = await openFakeGoCardless();
  const { request } = await openRequest(client);
  const document = parse(await (await fetch(url)).text());
  expect(document.querySelector("table")?.text).toContain(request.id);
  const response = await fetch(`${url}/__control/approve`, {
    method: "POST",
    body: new URLSearchParams({ billing_request: request.id }),
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
  expect((await client.billingRequests.find(request.id)).status).toBe("fulfilled");
});
