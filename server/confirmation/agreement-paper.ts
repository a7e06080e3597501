import { mutex } from "@/db/client/mutex";
import type { Submission } from "@/db/queries/submissions";
import { copy, vocabulary } from "@/i18n/copy";
import type { PaperBlock } from "@/lib/content/contract";
import { firmFacts } from "@/lib/content/firm";
import { acceptedEditionOf, editionOfSubmission } from "@/lib/markets/editions";
import { site } from "@/server/env";
import { drawBlock } from "@/server/pdf/blocks";
import { fontWithGlyphs, onLetterhead, type Pdf } from "@/server/pdf/letterhead";
import { perProcess } from "@/server/per-process";
import { agreementOf } from "./agreement";

/** Draws one document at a time, since each takes memory. */
export const oneDrawing = perProcess("jackPdf", mutex);

/** What the agreement of a sign-up says. `reference`: `none` before there is one. */
export type Agreed = Parameters<typeof agreementOf>[0] &
  Pick<Submission, "businessNumberType" | "businessRegistrationNumber" | "reference">;

/** The customer's agreement as a PDF, in the language in which it was accepted. The same sign-up gives the same bytes once it is confirmed. */
export function drawAgreement(bought: Submission, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const edition = acceptedEditionOf(bought);
  const submission = { ...bought, edition: edition.segment };
  const t = copy(edition, "confirmation");
  const { reference, contactEmail: email } = submission;
  const paper = { size: edition.paper, lang: edition.locale, madeOn: submission.confirmedAt ?? now };
  const draw = async (pdf: Pdf) => {
    const drawable = drawableIn(pdf, t("agreement.otherScript", { reference, email }));
    const businessName = drawable(submission.businessName);
    const contactName = drawable(submission.contactName);
    const agreed = { ...submission, businessName, contactName };
    const { accepted } = agreementOf(agreed, now).terms;
    const chosen = submission.englishChoice ? ` ${t("agreement.choseEnglish")}` : "";
    const acceptance = { kind: "strong", text: accepted + chosen } as const;
    for (const block of [...agreementBlocks(agreed, now), acceptance]) await drawBlock(pdf, block);
  };
  return oneDrawing()(() => onLetterhead(t("agreement.title"), paper, draw));
}

/** Gives a name as the fonts of a document can draw it, or, where they cannot, `instead`. */
export function drawableIn(pdf: Pdf, instead: string) {
  return (name: string) => {
    const letters = name.normalize("NFC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
    return fontWithGlyphs(pdf, letters) ? letters : instead;
  };
}

/** The facts of the confirmation page, what no plan includes, the guarantee and the terms' address. */
export function agreementBlocks(submission: Agreed, now: Date): readonly PaperBlock[] {
  const edition = editionOfSubmission(submission);
  const t = copy(edition, "confirmation");
  const payment = copy(edition, "payment");
  const { order, terms, taxIncluded, rows, shorterNotice, cancel, rights } = agreementOf(submission, now);
  const { businessName: business, businessNumberType, businessRegistrationNumber, reference } = submission;
  const parties = {
    ...firmFacts(site(), edition.locale),
    business,
    businessNumber: businessRegistrationNumber ?? "none",
    numberName: copy(edition, "signUp")(`business.number.${businessNumberType}.label`),
    reference,
  };
  const address = new URL(terms.address, site().url).href;
  return [
    { kind: "title", text: t("agreement.title") },
    { kind: "text", text: t("agreement.between", parties) },
    { kind: "heading", text: t("agreement.order") },
    { kind: "rows", rows: order },
    { kind: "text", text: taxIncluded },
    { kind: "heading", text: copy(edition, "pricing")("scope.heading") },
    { kind: "text", text: vocabulary(edition).notIncluded },
    { kind: "heading", text: payment("mandate.heading") },
    { kind: "rows", rows: [...rows, [cancel.title, cancel.text]] },
    ...(shorterNotice ? [{ kind: "strong", text: shorterNotice } as const] : []),
    { kind: "heading", text: rights.title },
    { kind: "points", points: rights.parts },
    { kind: "heading", text: copy(edition, "proof")("guarantee.name") },
    { kind: "text", text: vocabulary(edition).guarantee },
    { kind: "text", text: t("agreement.terms", { address, version: terms.version }) },
  ];
}
