import { beforeAll, describe, expect, it, vi } from "vitest";
import { copy } from "@/i18n/copy";
import { formatDate, formatInstant } from "@/lib/dates";
import { schemes } from "@/lib/dates/schemes";
import { editions } from "@/lib/markets/editions";
import { siteAddress } from "@/lib/routing/addresses";
import { agreementOf } from "@/server/confirmation/agreement";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { purchase } from "../../../support/payments/purchase";
import { pdfProse, pdfTexts } from "../../../support/pdf-text";
import { priceOf } from "../../../support/prices";

const now = new Date("2026-11-17T10:05:00Z");

/** What the file says. */
async function textOf(...of: Parameters<typeof drawAgreement>): Promise<string> {
  return pdfProse(await drawAgreement(...of));
}
const spaced = (text: string) => text.replace(/\s+/g, " ");

describe.each(editions)("the agreement of a customer in $segment", (edition) => {
  const submission = purchase(edition.segment);
  const t = copy(edition, "confirmation");
  let text: string;
  beforeAll(async () => {
    text = await textOf(submission, now);
  });

  it("says what the confirmation page says", () => {
    const { order, taxIncluded, rows, shorterNotice, cancel, rights } = agreementOf(submission, now);
    expect(shorterNotice === null).toBe(schemes[edition.scheme].usualNoticeDays === null);
    for (const [label, value] of [...order, ...rows, [cancel.title, cancel.text]] as const) {
      expect(text).toContain(spaced(label));
      expect(text).toContain(spaced(value));
    }
    for (const part of [taxIncluded, shorterNotice ?? "", rights.title, ...rights.parts])
      expect(text).toContain(spaced(part));
  });

  it("leaves no word alone on a line", async () => {
    const lines = pdfTexts(await drawAgreement(submission, now)).flat();
    expect(lines.filter((line) => /^[\p{Ll}’]+ ?$/u.test(line))).toEqual([]);
  });

  it("ends no value of its table with a full stop", () => {
    const { order } = agreementOf(submission, now);
    expect(order.filter(([, value]) => value.endsWith("."))).toEqual([]);
  });

  it("says when the contract was made, once the debit is set up", () => {
    expect(text).toContain(`${t("order.made")} ${formatDate("2026-11-17", edition)}`);
    expect(agreementOf(purchase(edition.segment, { confirmedAt: null }), now).order.flat()).not.toContain(
      t("order.made"),
    );
  });

  it("says by whom and when it was accepted", () => {
    const time = formatInstant(new Date("2026-11-17T10:05:00Z"), edition);
    expect(text).toContain(spaced(t("agreement.accepted", { name: "Harriet Fenwick", time })));
  });

  it("says that English was chosen over the French version, where it was", async () => {
    const hashes = { terms: "a", agreement: "b", dataAgreement: "c", cancellationForm: "d" };
    const englishChoice = { frenchShownAt: now.toISOString(), ...hashes };
    expect(text).not.toContain(spaced(t("agreement.choseEnglish")));
    expect(await textOf({ ...submission, englishChoice }, now)).toContain(
      spaced(t("agreement.choseEnglish")),
    );
  });

  it("names price, reference, terms version, mandate and both guarantees", () => {
    for (const fact of [
      priceOf("starter", { rollover: true, in: edition.segment }).text,
      copy(edition, "payment")(`mandate.rights.${edition.scheme}.title`),
      "JK-4K7P-92QD",
      `http://localhost:3000${siteAddress("terms", edition)}, version 0123456789abcdef`,
      "JACK-7Q2X",
      copy(edition, "market")("taxIncluded"),
      copy(edition, "proof")("guarantee.name"),
      copy(edition, "proof")("guarantee.promise"),
    ])
      expect(text).toContain(spaced(fact));
  });
});

it("asks in Canada for the notice to revoke a debit that its own agreement asks for", () => {
  const { cancel, rights } = agreementOf(purchase("ca"), now);
  expect(rights.parts.join()).toContain("subject to providing notice of 30 days");
  expect(cancel.text).toMatch(
    /revoke the pre-authorized debit itself by writing to us, with 30 days’ notice/,
  );
  expect(cancel.text).not.toContain("any time");
});

it("names the firm's registration and address with the country", async () => {
  vi.stubEnv("COMPANY_NUMBER", "09123457");
  vi.resetModules();
  const { drawAgreement: draw } = await import("@/server/confirmation/agreement-paper");
  const text = pdfProse(await draw(purchase("ca"), now));
  vi.unstubAllEnvs();
  expect(text).toContain(
    "Jack Bookkeeping Ltd, 1 Example Street, London, EC1A 1AA, United Kingdom, registered in England and Wales under company number 09123457, and ",
  );
});

it("is the same file each time it is made", async () => {
  const [first, second] = [
    await drawAgreement(purchase("uk"), now),
    await drawAgreement(purchase("uk"), now),
  ];
  expect(Buffer.compare(first, second)).toBe(0);
});

it("lets other work run between its blocks", async () => {
  await drawAgreement(purchase("uk"), now); // Loads PDFKit, which takes turns too
  let [turns, isDrawn] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDrawn) setImmediate(count);
  };
  setImmediate(count);
  await drawAgreement(purchase("uk"), now);
  isDrawn = true;
  expect(turns).toBeGreaterThan(10);
});

it("draws the same file whatever was drawn before", async () => {
  const draw = (businessName: string) => drawAgreement(purchase("uk", { businessName }), now);
  const first = await draw("Jack Ελένη");
  await draw("Łukasz Żółćński-Đặng");
  expect(Buffer.compare(await draw("Jack Ελένη"), first)).toBe(0);
});

it.each([
  ["uk", "Companies House Number 09123457"],
  ["us", "Employer Identification Number (EIN) 12-3456789"],
  ["ca", "Business Number (BN) 123456782"],
] as const)("names a business of %s by its number too", async (code, number) => {
  const text = await textOf(purchase(code, { businessRegistrationNumber: number.split(" ").at(-1) }), now);
  expect(text).toContain(`and ${purchase(code).businessName}, ${number}. Your reference is JK-4K7P-92QD.`);
});

const emptyBox = "\0"; // PDFKit maps glyph 0 to this

it.each([
  ["European", "Łódź & Őrség Zoë’s Café Ǥǻ Ẓafer Ṁac"],
  ["Vietnamese", "Phở Trần Đặng Việt Nguyễn Phạm Thị Hường"],
  ["Yoruba", "Adébáyọ̀ Ọlájùmọ̀kẹ́"],
  ["Greek", "Καφενείο Ἀθῆναι ΕΠΕ"],
  ["Cyrillic", "Чайка Ґудзик Ђорђевић"],
  ["decomposed", "Zoe\u0308 & Co"],
  ["invisible", "Zoë\u200e \u200b& Co"],
  ["very many", "W".repeat(200)],
])("draws a name in %s letters: %s", async (_, name) => {
  const letters = name.normalize("NFC").replaceAll(/[\u200e\u200b]/g, "");
  const text = await textOf(purchase("uk", { businessName: name, contactName: name }), now);
  // In the parties, the order's business, who signed up and who accepted. A line may end within the name.
  expect(text.replaceAll(" ", "").split(letters.replaceAll(" ", ""))).toHaveLength(5);
  expect(text).not.toContain(emptyBox);
});

it.each(["Phở 広東", "株式会社さくら", "قهوة", "קפה תל אביב", "Taco 🌮", "Bar\u0000"])(
  "points to the sign-up in place of %s",
  async (name) => {
    const text = await textOf(purchase("uk", { businessName: name, contactName: name }), now);
    const { reference, contactEmail } = purchase("uk");
    const pointer = `(name in another script, as in sign-up ${reference}, e-mail ${contactEmail})`;
    expect(text).toContain(`United Kingdom and ${pointer}, Companies House Number`);
    expect(text).toContain(`Business ${pointer} Signed up by ${pointer}`);
    expect(text).not.toContain(emptyBox);
  },
);

it("ends no line at a hyphen, in a reference or in an e-mail address", async () => {
  for (let length = 4; length <= 80; length += 4) {
    const order = { reference: "JK-QWXS-YGQA", businessName: "i".repeat(length) };
    const file = await drawAgreement(purchase("uk", order), now);
    expect(pdfTexts(file).flat()).not.toContainEqual(expect.stringMatching(/-$/));
  }
});
