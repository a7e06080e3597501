import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { moveDraft } from "@/db/links";
import { draftKeys, drafts, outbox } from "@/db/schema";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import { followLink, sendLink, tokenForThisBrowser } from "@/lib/server/onboarding/links";
import { hashToken, newToken } from "@/lib/server/token";
import { repeated } from "../../counts";
import { describeOnBothDatabases } from "../database";
import { address, answersHere, begun, mailboxOfFile, plan, press, save, typed } from "./linked";
import { leadsTo } from "./tab";
import { newBrowser } from "./visitor";

vi.mock("next/headers", () => import("./visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const { mailedKey } = mailboxOfFile();

const rounds = repeated("MOVES", { few: 5, many: 100 });

describeOnBothDatabases("F50: a link to another device, raced,", (use) => {
  it("is pressed twice at once in one browser, and moves the sign-up once", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      await use().db.delete(outbox);
      const { draft } = await begun();
      await sendLink(draft, `rosa${n}@harbour.example`);
      const key = await mailedKey();
      newBrowser();
      const token = tokenForThisBrowser();
      const places = await Promise.all([followLink(key, token), followLink(key, token)]);
      expect(places).toEqual(Array(2).fill("/us/get-started/rollover"));
      expect(await answersHere()).toMatchObject({ plan });
      expect(await use().db.$count(drafts)).toBe(1);
    }
  });

  it("is pressed in two browsers at once, and one of them has the sign-up", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      await sendLink((await begun()).draft, `rosa${n}@harbour.example`);
      const key = await mailedKey();
      newBrowser();
      const places = await Promise.all([press(key), press(key)]);
      expect(places.filter((place) => place !== null)).toEqual(["/us/get-started/rollover"]);
      const opening = await use().db.select().from(draftKeys).where(eq(draftKeys.use, "browser"));
      expect(opening).toHaveLength(1);
    }
  });

  it("was sent twice: one moves the sign-up, and the other is closed, at once or later", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      const { draft } = await begun();
      await sendLink(draft, `rosa${n}@harbour.example`);
      const one = await mailedKey();
      await sendLink(draft, `rosa${n}@harbour.example`);
      const other = await mailedKey();
      newBrowser();
      const places = await Promise.all([press(one), press(other)]);
      expect(places.filter((place) => place !== null)).toHaveLength(1);
      newBrowser();
      for (const key of [one, other]) expect(await press(key)).toBeNull();
      expect(await use().db.$count(drafts)).toBe(1);
    }
  });

  it("is pressed while the first browser saves: the save comes before the move or is refused", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      const { draft, comeBack } = await begun(typed());
      await sendLink(draft, address.replace("rosa", `rosa${n}`));
      const key = await mailedKey();
      comeBack();
      // Below the cookies, for this test's browsers share one jar at a time.
      const [link, token] = [hashToken(key) ?? "", newToken().hash];
      const pressing = moveDraft(use().db, link, token, {
        geoDetectedCountry: null,
        submissionLocale: "und",
      });
      const saving = leadsTo(async () => void (await save({ plan: { ...plan, hasRollover: true } })));
      await Promise.all([pressing, saving]);
      const [kept, ...more] = await use().db.select().from(drafts);
      expect(more).toEqual([]);
      const refused = (await saving) !== null;
      expect(readAnswers(kept?.answers).plan?.hasRollover).toBe(!refused);
    }
  });
});
