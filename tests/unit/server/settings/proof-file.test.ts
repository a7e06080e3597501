import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { GET, generateStaticParams } from "@/app/photos/[name]/route";
import { noProof, photoAddress, proofIn } from "@/lib/content/proof";
import { builtSettings, changedSettings } from "@/scripts/launch/build";
import { readProof } from "@/server/settings/proof-file";
import { accepted } from "./reading";

const folder = mkdtempSync(join(tmpdir(), "jack-proof-"));
const file = join(folder, "proof.json");
afterAll(() => rmSync(folder, { recursive: true }));

process.env.PROOF_FILE = file;

const maya = { name: "Maya Kent", qualification: "ACA", body: "ICAEW", initials: "MK", photo: "maya.jpg" };
const ana = { text: "It just works.", name: "Ana Silva", business: "Silva Ltd", consentDate: "2026-11-01" };
const whole = {
  accountants: [{ ...maya, markets: ["uk", "ca"] }],
  quotes: [{ ...ana, markets: ["uk"] }],
};
const write = (content: unknown) => writeFileSync(file, JSON.stringify(content, null, 2));

it("is read, by market", () => {
  writeFileSync(join(folder, "maya.jpg"), "a photo");
  write(whole);
  const proof = readProof(file);
  expect(proofIn("uk", proof)).toEqual(whole);
  expect(proofIn("ca", proof)).toEqual({ ...whole, quotes: [] });
  expect(proofIn("us", proof)).toEqual(noProof);
});

it.each(["{}", '{ "accountants": [], "quotes": [] }'])("may be empty: %s", (text) => {
  writeFileSync(file, text);
  expect(readProof(file)).toEqual(noProof);
});

it("is served with the photos that it names, and no others", async () => {
  write(whole);
  expect(generateStaticParams()).toEqual([{ name: "maya.jpg" }]);
  const get = (name: string) => GET(new Request("http://localhost"), { params: Promise.resolve({ name }) });
  const answer = await get("maya.jpg");
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(await answer.text()).toBe("a photo");
  expect((await get("proof.json")).status).toBe(404);
  expect(photoAddress("maya.jpg")).toBe("/photos/maya.jpg");
});

const [accountant, quote] = [whole.accountants[0], whole.quotes[0]];

it.each<[string, unknown, string[]]>([
  [
    "a missing consent",
    { quotes: [quote, { ...quote, consentDate: undefined }] },
    ["12: quotes[1].consentDate: expected the day on which the customer agreed in writing, as 2026-11-30"],
  ],
  [
    "a day that no calendar has",
    { quotes: [{ ...quote, consentDate: "2026-02-30" }] },
    ["7: quotes[0].consentDate: expected the day on which the customer agreed in writing, as 2026-11-30"],
  ],
  [
    "a consent in the future",
    {
      quotes: [
        quote,
        { ...quote, consentDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
      ],
    },
    ["16: quotes[1].consentDate: expected a day that is not in the future"],
  ],
  [
    "several mistakes at once",
    { accountants: [{ ...accountant, name: " ", markets: ["uk", "fr"] }] },
    ["4: accountants[0].name: expected text", "11: accountants[0].markets[1]: expected a list of uk, us, ca"],
  ],
  [
    "a misspelt field",
    { quotes: [{ ...quote, consentedOn: "2026-11-01" }] },
    ["11: quotes[0].consentedOn: is not a field of this file"],
  ],
  [
    "a photo that is not there",
    { accountants: [{ ...accountant, photo: "tom.png" }] },
    ["8: accountants[0].photo: there is no such file"],
  ],
  [
    "a photo in another folder",
    { accountants: [{ ...accountant, photo: "../maya.jpg" }] },
    ["8: accountants[0].photo: expected the name of a .jpg, .png or .webp file beside this one"],
  ],
  ["another shape", [], ["1: the file: Invalid input: expected object, received array"]],
])("names %s by line and field", (_, content, problems) => {
  write(content);
  expect(() => readProof(file)).toThrow(
    ["PROOF_FILE has mistakes:", ...problems.map((problem) => `  ${file}:${problem}`)].join("\n"),
  );
});

it.each([
  ['{\n  "quotes": [],\n}', 3],
  ['{\n  "quotes": [}', 2],
  ['{\n  "quotes": [\n    { "text": "It just works }\n  ]\n}', 5], // Where the text that nothing ends is found to be open
  ["", 1],
  ["{}\n{}", 2],
])("names the line of what is no JSON: %j", (text, line) => {
  writeFileSync(file, text);
  expect(() => readProof(file)).toThrow(`${file}:${line}: expected JSON`);
});

it("has to be there", () => {
  expect(() => readProof(join(folder, "none.json"))).toThrow("PROOF_FILE cannot be read: ENOENT");
});

it("makes a start with another content build again, and a finished build name what changed", () => {
  write(whole);
  const settings = accepted({ PROOF_FILE: file });
  const built = builtSettings(settings, "key");
  const changed = () => changedSettings(built, settings, "key");
  expect(changed()).toEqual([]);
  writeFileSync(join(folder, "maya.jpg"), "another photo");
  expect(changed()).toEqual(["PROOF_FILE accountants[0]"]);
  write({ quotes: [...whole.quotes, ...whole.quotes] });
  expect(changed()).toEqual(["PROOF_FILE accountants[0]", "PROOF_FILE quotes[1]"]);
});
