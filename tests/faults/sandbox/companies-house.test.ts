import { describe, expect, onTestFinished, test } from "vitest";
import { startCompaniesHouse } from "@/sandbox/companies-house";
import { register } from "@/sandbox/companies-house/register";
import { controlAt } from "@/tests/support/sandbox";

describe("the company search", () => {
  test("searches by the start of words, active companies before dissolved ones", async () => {
    const { get } = await openFakeRegister();
    const { body } = await get("/search/companies?q=fenwick%20join");
    expect(body).toMatchObject({
      kind: "search#companies",
      start_index: 0,
      items_per_page: 20,
      total_results: 2,
    });
    expect(body.items).toMatchObject([
      {
        title: "Fenwick Joinery Ltd",
        company_number: "09123457",
        company_status: "active",
        company_type: "ltd",
        address: { premises: "14", address_line_1: "Hale Road", locality: "Lewes", postal_code: "BN7 2QT" },
        address_snippet: "14 Hale Road, Lewes, BN7 2QT, England",
      },
      { title: "Fenwick Joinery Supplies Ltd", company_number: "06650218", company_status: "dissolved" },
    ]);
  });

  test.each([
    ["a number", "09123457", "09123457"],
    ["the start of a number", "OC3812", "OC381220"],
    ["letters without their accents", "zoes creperie", "13550882"],
    ["letters of another script", "北斗", "07761230"],
    ["a barred letter", "lukasz zoltowski", "09988321"],
  ])("finds by %s", async (_, query, number) => {
    const { get } = await openFakeRegister();
    const { body } = await get(`/search/companies?q=${encodeURIComponent(query)}`);
    expect(body.items[0]).toMatchObject({ company_number: number });
  });

  test("lists companies of one name separately, in pages", async () => {
    const { get } = await openFakeRegister();
    const { body } = await get("/search/companies?q=marrow%20thyme");
    expect(body.items.map((item: { company_number: string }) => item.company_number)).toEqual([
      "11840026",
      "12004417",
    ]);
    const second = await get("/search/companies?q=ltd&items_per_page=5&start_index=5");
    expect(second.body).toMatchObject({ page_number: 2, items_per_page: 5, start_index: 5 });
    expect(second.body.items).toHaveLength(5);
    expect((await get("/search/companies?q=")).status).toBe(400);
    expect((await get("/search/companies?q=zzzz")).body.items).toEqual([]);
  });
});

describe("a company", () => {
  test("has a profile, and an unknown one has none", async () => {
    const { get } = await openFakeRegister();
    expect((await get("/company/06650218")).body).toMatchObject({
      company_name: "Fenwick Joinery Supplies Ltd",
      company_status: "dissolved",
      date_of_cessation: "2019-05-14",
      type: "ltd",
      jurisdiction: "england-wales",
    });
    expect(await get("/company/00000001")).toMatchObject({
      status: 404,
      body: { errors: [{ error: "company-profile-not-found" }] },
    });
  });

  test("lists its officers in pages, resigned ones included", async () => {
    const { get } = await openFakeRegister();
    const first = (await get("/company/03901144/officers")).body;
    expect(first).toMatchObject({
      active_count: 9,
      resigned_count: 31,
      total_results: 40,
      items_per_page: 35,
    });
    const rest = (await get("/company/03901144/officers?start_index=35")).body;
    expect([first.items.length, rest.items.length]).toEqual([35, 5]);
  });
});

test("the register covers every kind of search result", () => {
  expect(register.length).toBeGreaterThan(30);
  expect(new Set(register.map(({ company_number }) => company_number)).size).toBe(register.length);
  const prefixes = register.map(({ company_number }) => company_number.slice(0, 2));
  expect(prefixes).toEqual(expect.arrayContaining(["SC", "NI", "OC", "R0", "SO", "NC"]));
  const statuses = register.map(({ company_status }) => company_status);
  expect(statuses).toEqual(expect.arrayContaining(["active", "dissolved", "liquidation", "administration"]));
  const addresses = register.map(({ registered_office_address: address }) =>
    Object.keys(address).sort().join(),
  );
  expect(addresses).toEqual(
    expect.arrayContaining(["address_line_1", "", "country,locality,po_box,postal_code"]),
  );
  expect(register.some(({ registered_office_address: { care_of } }) => care_of)).toBe(true);
});

describe("authentication", () => {
  test("rejects callers without a key, or with a wrong one", async () => {
    const { url } = await openFakeRegister("the-key");
    expect((await fetch(`${url}/company/09123457`)).status).toBe(401);
    const wrong = { authorization: `Basic ${Buffer.from("other:").toString("base64")}` };
    expect((await fetch(`${url}/company/09123457`, { headers: wrong })).status).toBe(401);
  });

  test("plays scripted faults", async () => {
    const { get, control } = await openFakeRegister();
    await control("POST", "faults", { kind: "html", path: "/search/*" });
    expect((await get("/search/companies?q=fenwick")).status).toBe(502);
    expect((await get("/search/companies?q=fenwick")).status).toBe(200);
  });
});

async function openFakeRegister(apiKey = "sandbox_token") {
  const sandbox = await startCompaniesHouse({ port: 0, apiKey });
  onTestFinished(sandbox.stop);
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
  const get = async (path: string) => {
    const response = await fetch(`${sandbox.url}${path}`, { headers: { authorization } });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith("{") ? JSON.parse(text) : text,
    };
  };
  return { url: sandbox.url, get, control: controlAt(sandbox.url) };
}
