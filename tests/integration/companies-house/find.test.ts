import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { lookups } from "@/db/schema";
import { startCompaniesHouse } from "@/sandbox/companies-house";
import { cachedCompany, findCompany, searchCompanies } from "@/server/companies-house/find";
import { limits } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { controlAt } from "@/tests/support/sandbox";
import { secondsOf } from "@/tests/support/time";

type RunningRegister = Awaited<ReturnType<typeof startCompaniesHouse>>;

let sandbox: RunningRegister | undefined;
const control = (method: string, call: string, body?: unknown) =>
  controlAt(sandbox?.url ?? "")(method, call, body);

beforeAll(async () => {
  sandbox = await startCompaniesHouse({ port: 0 });
  process.env.COMPANIES_HOUSE_URL = sandbox.url;
  process.env.TRUSTED_PROXIES = "1";
});
afterAll(() => sandbox?.stop());
beforeEach(async () => {
  await control("POST", "reset", {});
  newBrowser();
});

describeOnDatabase("the company search", (use) => {
  it("finds companies by name, active ones first", async () => {
    expect(await searchCompanies("fenwick join")).toEqual({
      outcome: "found",
      hits: [
        {
          number: "09123457",
          name: "Fenwick Joinery Ltd",
          status: "active",
          ceasedOn: null,
          address: "14 Hale Road, Lewes, BN7 2QT",
        },
        {
          number: "06650218",
          name: "Fenwick Joinery Supplies Ltd",
          status: "dissolved",
          ceasedOn: "2019-05-14",
          address: "3 Station Parade, Lewes, BN7 1PE",
        },
      ],
    });
  });

  it.each([
    ...["09123457", "9123457", " 0912 3457 ", "sc402218", "SC 402218"],
    ...["Company No. 09123457.", "0912\u200B3457", "(09123457)", "Company number: SC402218"],
    ...["Registered in England and Wales No. 09123457", "UK09123457", "S\u0421402218"],
  ])("finds the one company of the number %j", async (number) => {
    const found = await searchCompanies(number);
    expect(found).toMatchObject({ outcome: "found", hits: [{ status: "active" }] });
  });

  it("takes name, number, address and current directors from the register, and nothing else", async () => {
    expect(await findCompany("09123457")).toEqual({
      number: "09123457",
      name: "Fenwick Joinery Ltd",
      status: "active",
      ceasedOn: null,
      registeredAddress: {
        addressLine1: "14 Hale Road",
        addressLine2: "",
        locality: "Lewes",
        region: "",
        postalCode: "BN7 2QT",
      },
      directors: [
        { name: "FENWICK, Harriet Rose", officer_role: "Director", appointed_on: "2014-07-09" },
        { name: "FENWICK, Daniel Owen", officer_role: "Director", appointed_on: "2018-02-01" },
      ],
    });
  });

  it.each([
    [
      "of a partnership",
      "OC381220",
      ["LLP designated member", "LLP designated member", "LLP member", "Corporate LLP member"],
    ],
    ["of a company without any", "01188342", []],
  ])("takes the members %s", async (_, number, roles) => {
    const company = await findCompany(number);
    expect(company).toMatchObject({ directors: roles.map((officer_role) => ({ officer_role })) });
  });

  it.each([
    ["a name for a house", "14420193", { addressLine1: "The Pottery, Fore Street", locality: "St Ives" }],
    ["a box", "06012873", { addressLine1: "PO Box 418", locality: "Swansea" }],
    [
      "care of somebody",
      "10220947",
      { addressLine1: "c/o Lansdown Company Services, Suite 12, High Street" },
    ],
    ["a county", "NI611342", { addressLine1: "12 Newry Street", addressLine2: "County Down" }],
    ["another country", "FC037712", { addressLine2: "Norway", postalCode: "5013" }],
    ["nothing at all", "15550702", { addressLine1: "", postalCode: "" }],
  ])("reads an address with %s", async (_, number, registeredAddress) => {
    expect(await findCompany(number)).toMatchObject({ registeredAddress });
  });

  it("finds no company for an unused number", async () => {
    expect(await findCompany("99999999")).toBeNull();
  });

  it("asks the register once a day for the same company", async () => {
    await searchCompanies("Fenwick");
    await searchCompanies("fenwick ");
    await findCompany("09123457");
    expect(await cachedCompany("09123457")).toEqual(await findCompany("09123457"));
    const asked = (await control("GET", "requests")).requests.map(({ path }: { path: string }) => path);
    expect(asked.sort()).toEqual(["/company/09123457", "/company/09123457/officers", "/search/companies"]);
    expect(await use().db.select().from(lookups)).toHaveLength(2);
  });

  it("asks again when what was kept has the shape of an earlier release", async () => {
    const found = await findCompany("09123457");
    await use()
      .db.update(lookups)
      .set({ answer: { number: "09123457", title: "Fenwick" } });
    expect(await cachedCompany("09123457")).toBeNull();
    expect(await findCompany("09123457")).toEqual(found);
    expect(await cachedCompany("09123457")).toEqual(found);
  });

  it.each([
    ["is down", { kind: "reset", times: "always" }],
    ["answers with an error", { kind: "status", times: "always" }],
    ["answers what is no JSON", { kind: "not_json", times: "always" }],
    ["is busy", { kind: "rate_limited", times: "always" }],
    ["is silent", { kind: "hang", times: "always" }],
  ])("says so within 3 s when the register %s, and works again later", async (_, fault) => {
    await control("POST", "faults", fault);
    const searches = async () => expect(await searchCompanies("fenwick")).toEqual({ outcome: "unreachable" });
    expect(await secondsOf(searches)).toBeLessThan(3);
    const finds = async () => expect(await findCompany("09123457")).toBe("unreachable");
    expect(await secondsOf(finds)).toBeLessThan(3);
    await control("DELETE", "faults");
    expect(await searchCompanies("fenwick")).toMatchObject({ outcome: "found" });
  });

  it.each([
    ["silent", { kind: "hang" }, "09123457", { outcome: "unreachable" }],
    ["slow", { kind: "slow", ms: 1_600 }, "99999999", { outcome: "found", hits: [] }],
    ["silent about who is in office", { kind: "hang", path: "*/officers" }, "09123457", { outcome: "found" }],
  ])("F49: answers a search for a number within 3 s in all when the register is %s", async (...case_) => {
    const [, fault, number, answer] = case_;
    await control("POST", "faults", { ...fault, times: "always" });
    const searches = async () => expect(await searchCompanies(number)).toMatchObject(answer);
    expect(await secondsOf(searches)).toBeLessThan(3);
  });

  it("asks an address that searches endlessly to wait, and no other", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.7, 127.0.0.1" });
    for (let n = 1; n < limits.find_company.network.max; n += 1) await rateLimit("find_company");
    expect(await searchCompanies("the last one")).toMatchObject({ outcome: "found" });
    expect(await searchCompanies("one more")).toEqual({ outcome: "limited", minutes: 10 });
    newBrowser({ "x-forwarded-for": "203.0.113.8, 127.0.0.1" });
    expect(await searchCompanies("another visitor")).toMatchObject({ outcome: "found" });
  });
});
