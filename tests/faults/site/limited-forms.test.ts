import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "@/lib/sign-up/rules/limits";
import { repeated } from "@/tests/support/counts";
import { siteForTests } from "@/tests/support/site/running-site";
import { answersIn, walkTo } from "@/tests/support/site/sign-up";
import { filledIn, openVisitor, type Page, type Visitor } from "@/tests/support/site/visitor";

const alertOf = ({ document }: Page) => document.querySelector("[role=alert]")?.text ?? "";
const titleOf = ({ document }: Page) => document.querySelector("title")?.text ?? "";
const typedIn = ({ document }: Page, name: string) =>
  document.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? null;

const posts = repeated("LIMITED_POSTS", { few: 20, many: 300 });

describe("a form without JavaScript", () => {
  const running = siteForTests("postgresql", { TRUSTED_PROXIES: "1" });
  const newcomer = (from?: string) => openVisitor(running().site.url, { from: from ?? null });

  describe("F53: of a sign-up that was saved too often", () => {
    const address = "/uk/get-started/contact";
    const typed = { ...answersIn("uk").contact, contactName: "Rosa Quay" };
    let visitor: Visitor;
    let page: Page;
    const sendTimes = async (times: number) => {
      const responses = [];
      for (let n = 0; n < times; n += 1) responses.push(await visitor.send(page, { typed }));
      return responses;
    };

    beforeAll(async () => {
      visitor = newcomer();
      page = await walkTo(visitor, "uk", "contact");
      await sendTimes(60);
    });

    it("gets a 303 to its own page, which says how long to wait and keeps the typed values", async () => {
      expect(await visitor.send(page, { typed })).toEqual({ status: 303, location: address });
      const shown = await visitor.open(address);
      expect(titleOf(shown)).toMatch(/^Error: /);
      expect(alertOf(shown)).toMatch(/Please wait a little.*Nothing is lost: wait up to [45] minutes/);
      expect(typedIn(shown, "contactName")).toBe("Rosa Quay");
    });

    it("says how long to wait in its own market", async () => {
      const led = await visitor.open("/us/get-started/contact?wait=5");
      expect(led.address).toBe(`${address}?wait=5&asked=us`);
      expect(alertOf(led)).toMatch(/up to 5 minutes/);
    });

    it("is still redirected when nothing more is stored, and the page does not claim that it was", async () => {
      const responses = await sendTimes(posts);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303]));
      expect(responses.at(-1)?.location).toMatch(/\/contact\?wait=[1-5]$/);
      const shown = await visitor.open(`${address}?wait=5`);
      expect(titleOf(shown)).toMatch(/^Error: /);
      expect(alertOf(shown)).toMatch(
        /the last one did not go through.*what was saved before.*up to 5 minutes/,
      );
      for (const minutes of ["", "0", "-1", "61", "1e9", "x"])
        expect(alertOf(await visitor.open(`${address}?wait=${minutes}`))).toBe("");
    });
  });

  it("F53: of a network with too many sign-ups gets a 303, and the choice is kept", async () => {
    const seen = await newcomer().open("/uk/get-started/plan");
    const fromOne = () => newcomer("203.0.113.7");
    for (let n = 0; n < 40; n += 1) await fromOne().send(seen, { typed: { planType: "starter" } });
    const chosen = { planType: "professional", "rollover.professional": "on" };
    const visitor = fromOne();
    const response = await visitor.send(seen, { typed: chosen });
    expect(response.status).toBe(303);
    expect(response.location).toMatch(
      /^\/uk\/get-started\/plan\?plan=professional&rollover=on&wait=(5\d|60)$/,
    );
    const shown = await visitor.open(response.location ?? "");
    expect(alertOf(shown)).toMatch(/Please wait a little.*Nothing is lost: wait up to (5\d|60) minutes/);
    expect(shown.document.querySelector("[name=planType][checked]")?.getAttribute("value")).toBe(
      "professional",
    );
  });

  it("F58: of the start screen gets a 303 back to it, which says how long to wait", async () => {
    const fromOne = () => newcomer("203.0.113.8");
    const address = "/uk/get-started";
    const seen = await fromOne().open(address);
    const start = { form: "form", typed: { market: "uk" } };
    for (let n = 0; n < 40; n += 1) await fromOne().send(seen, start);
    const visitor = fromOne();
    const response = await visitor.send(seen, { form: "form", typed: { market: "us" } });
    expect(response.status).toBe(303);
    expect(response.location).toMatch(/^\/uk\/get-started\?market=us&wait=(5\d|60)$/);
    const shown = await visitor.open(response.location ?? "");
    expect(titleOf(shown)).toMatch(/^Error: /);
    expect(alertOf(shown)).toMatch(/Please wait a little.*Nothing is lost: wait up to (5\d|60) minutes/);
    expect(shown.document.querySelector("[name=market][checked]")?.getAttribute("value")).toBe("us");
    expect(alertOf(await visitor.open(`${address}?begun=0`))).toContain("did not answer in time");
    for (const query of ["wait=0", "wait=61", "wait=5&wait=6", "begun=1", "begun=no"])
      expect(alertOf(await visitor.open(`${address}?${query}`))).toBe("");
  });

  it("F53: with too much text gets a 303, with the beginning of each text", async () => {
    const visitor = newcomer();
    const page = await walkTo(visitor, "uk", "business");
    const typed = { ...answersIn("uk").business, businessName: "Quay ".repeat(12_000) };
    const response = await visitor.send(page, { typed });
    expect(response).toEqual({ status: 303, location: "/uk/get-started/business" });
    const shown = await visitor.open("/uk/get-started/business");
    expect(alertOf(shown)).toContain("That is more than this form can take");
    expect(typedIn(shown, "businessName")).toMatch(/^(Quay ){200}$/);
    expect(typedIn(shown, "directors.0.name")).toBe("Rosa Marsh");
  });

  it("F53: filled to every field's limit gets its rules' messages, also when it is sent again", async () => {
    const visitor = newcomer();
    const page = await walkTo(visitor, "uk", "business");
    const withRow = await visitor.press(page, { button: ["intent", "add-director"] });
    const full = (name: string) => {
      const max = withRow.document.querySelector(`input[name="${name}"]`)?.getAttribute("maxlength");
      return "\u5c4b".repeat(Number(max));
    };
    const texts = [...filledIn(withRow, {}).keys()].filter((name) =>
      /^(business|companies|reg|dir)/.test(name),
    );
    const typed = Object.fromEntries(
      texts.flatMap((name) =>
        name.startsWith("directors.0.")
          ? Array.from({ length: limits.directors }, (_, i) => [name.replace("0", String(i)), full(name)])
          : [[name, full(name)]],
      ),
    );
    expect(Object.keys(typed)).toHaveLength(6 + 3 * limits.directors);
    let shown = withRow;
    for (const _ of ["first", "again"]) {
      const response = await visitor.send(shown, { typed });
      expect(response).toEqual({ status: 303, location: "/uk/get-started/business" });
      shown = await visitor.open("/uk/get-started/business");
      expect(alertOf(shown)).toContain("Business name must be less than 200 characters");
    }
  });
});
