import { beforeAll, describe, expect, it, vi } from "vitest";
import { copy } from "@/i18n/copy";
import { editions, mainEdition } from "@/lib/markets/editions";
import { agreementOf } from "@/server/confirmation/agreement";
import { agreementPaper } from "@/server/confirmation/agreement-paper";
import { drawBlocks } from "@/server/pdf/blocks";
import { onLetterhead } from "@/server/pdf/letterhead";
import { purchase } from "../../../support/payments/purchase";
import { pdfTexts } from "../../../support/pdf-text";
import { priceOf } from "../../../support/prices";

const now = new Date("2026-11-17T10:05:00Z");
const scheme = { uk: "The Direct Debit Guarantee", us: "Your ACH authorization", ca: "PAD) agreement" };

/** What the file says. Lines that PDFKit broke are joined by a space. */
async function textOf(...of: Parameters<typeof agreementPaper>): Promise<string> {
  return spaced(
    pdfTexts(await fileOf(...of))
      .flat()
      .join(" "),
  );
}
function fileOf(...of: Parameters<typeof agreementPaper>) {
  const { title, paper, blocks, missingNote } = agreementPaper(...of);
  return onLetterhead(title, paper, (pdf) => drawBlocks(pdf, blocks, missingNote));
}
const spaced = (text: string) => text.replace(/\s+/g, " ");

describe.each(editions)("the agreement of a customer in $code", (edition) => {
  const submission = purchase(edition.code);
  let text: string;
  beforeAll(async () => {
    text = await textOf(submission, now);
  });

  it("says what the confirmation page says", () => {
    const { order, taxIncluded, rows, shorterNotice, cancel, rights } = agreementOf(submission, now);
    expect(shorterNotice === null).toBe(edition.code !== "ca");
    for (const [label, value] of [...order, ...rows, [cancel.title, cancel.text]] as const) {
      expect(text).toContain(spaced(label));
      expect(text).toContain(spaced(value));
    }
    for (const part of [taxIncluded, shorterNotice ?? "", rights.title, ...rights.parts])
      expect(text).toContain(spaced(part));
  });

  it("ends no value of its table with a full stop", () => {
    const { order } = agreementOf(submission, now);
    expect(order.filter(([, value]) => value.endsWith("."))).toEqual([]);
  });

  it("says when the contract was made, once the debit is set up", () => {
    const made = { uk: "17 November 2026", us: "November 17, 2026", ca: "November 17, 2026" }[edition.code];
    expect(text).toContain(`Contract made ${made}`);
    expect(agreementOf(purchase(edition.code, { confirmedAt: null }), now).order.flat()).not.toContain(
      "Contract made",
    );
  });

  it("names price, reference, terms version, mandate and both guarantees", () => {
    for (const fact of [
      priceOf("starter", { rollover: true, in: edition.code }).text,
      scheme[edition.code],
      "JK-4K7P-92QD",
      "version 0123456789abcdef",
      "JACK-7Q2X",
      spaced(copy(edition, "market")("taxIncluded")),
      "100% accuracy guarantee",
      "If an accountant finds an error, we pay to correct it.",
      "http://localhost:3000/terms",
    ])
      expect(text).toContain(fact);
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
  const { agreementPaper: paperOf } = await import("@/server/confirmation/agreement-paper");
  const [, between] = paperOf(purchase("ca"), now).blocks;
  vi.unstubAllEnvs();
  expect(between).toMatchObject({
    text: expect.stringContaining(
      "Jack Bookkeeping Ltd, 1 Example Street, London, EC1A 1AA, United Kingdom, registered in England and Wales under company number 09123457, and ",
    ),
  });
});

it("is the same file each time it is made", async () => {
  const [first, second] = [await fileOf(purchase("uk"), now), await fileOf(purchase("uk"), now)];
  expect(Buffer.compare(first, second)).toBe(0);
});

it("writes business and contact as they were typed, and explains the number of a letter that no font has", async () => {
  const business = { businessName: "Phở 広東 & Őrség Zoë’s Café 🌮", contactName: "Νίκος Nguyễn" };
  const text = (await textOf(purchase("uk", business), now)).replaceAll(" ", "");
  // A change of font is a text of its own.
  expect(text.split("Phở広東&ŐrségZoë’sCafé[U+1F32E]")).toHaveLength(3);
  expect(text).toContain("ΝίκοςNguyễn");
  expect(text).toContain(copy(mainEdition("uk"), "confirmation")("agreement.missing").replaceAll(" ", ""));
});
