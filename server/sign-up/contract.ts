import { createHash } from "node:crypto";
import { words } from "@/i18n/words";
import type { Contract, PaperBlock } from "@/lib/content/contract";
import { firmFacts } from "@/lib/content/firm";
import { type Edition, editionOfSubmission } from "@/lib/markets/editions";
import { noticeMonths, plan } from "@/lib/plans";
import type { Answers } from "@/lib/sign-up/answers";
import { type EnglishChoice, frenchFirst } from "@/lib/sign-up/french-first";
import { type Agreed, agreementBlocks, drawableIn, oneDrawing } from "@/server/confirmation/agreement-paper";
import { site } from "@/server/env";
import { drawLegalDocument } from "@/server/legal/agreement-file";
import { legalDocument, termsVersion } from "@/server/legal/texts";
import { drawBlock } from "@/server/pdf/blocks";
import { onLetterhead } from "@/server/pdf/letterhead";
import { currentDraft, type Draft } from "./drafts";
import { type CompleteAnswers, completeAnswers, rowOf } from "./submission-row";

type Offer = { edition: Edition; at: Date };

type Offered = { draft: Draft; answers: CompleteAnswers; offer: Offer };

/** What this browser's draft leads to a contract with. Null while an answer is missing. */
export async function offerToBrowser(offer: Offer): Promise<Offered | null> {
  const draft = await currentDraft();
  const answers = draft?.market === offer.edition.code && completeAnswers(draft);
  return answers ? { draft, answers, offer } : null;
}

/** `nameAs`: how a name is written. */
export function contractOf({ draft, answers, offer }: Offered, nameAs = (name: string) => name): Contract {
  const { edition, at } = offer;
  const row = rowOf(draft, answers, { edition, acceptedAt: at, contactPhoneE164: null });
  const agreed = {
    ...row,
    businessName: nameAs(row.businessName),
    contactName: nameAs(row.contactName),
    reference: "none",
    termsAcceptedAt: at,
    termsVersion: termsVersion(edition),
    confirmedAt: null,
    firstPaymentOn: null,
    statementName: null,
    mandateReference: null,
  };
  return {
    edition,
    agreement: agreementBlocks(agreed, at),
    terms: legalDocument("terms", edition),
    dataAgreement: legalDocument("dpa", edition),
    cancellationForm: cancellationForm(agreed),
  };
}

/**
 * The version of the legal texts that a review shows, so that it is shown again if one of them has changed: the terms, and those in
 * French where they come first.
 */
export function textsShown(page: Edition, answers: Answers): string {
  const french = frenchFirst(page, answers);
  const ofFrench = french ? [termsVersion(french), hashOf(legalDocument("dpa", french))] : [];
  return [termsVersion(page), ...ofFrench].join(".");
}

/** What is stored with the acceptance of the English contract. */
export function englishChoice(french: Contract, shownAt: Date): EnglishChoice {
  return {
    frenchShownAt: shownAt.toISOString(),
    terms: termsVersion(french.edition),
    agreement: hashOf(french.agreement),
    dataAgreement: hashOf(french.dataAgreement),
    cancellationForm: hashOf(french.cancellationForm),
  };
}

/** The contract as one PDF; each document begins on a page of its own. */
export function drawContract(offered: Offered, title: string): Promise<Uint8Array<ArrayBuffer>> {
  const { edition } = offered.offer;
  const t = words(edition.locale, "confirmation");
  const email = offered.answers.contact.contactEmail;
  return oneDrawing()(() =>
    onLetterhead(title, { size: edition.paper, lang: edition.locale }, async (pdf) => {
      const drawable = drawableIn(pdf, t("agreement.otherScript", { reference: "none", email }));
      const { agreement, terms, dataAgreement, cancellationForm: form } = contractOf(offered, drawable);
      for (const block of agreement) await drawBlock(pdf, block);
      for (const document of [terms, dataAgreement]) {
        pdf.addPage();
        await drawLegalDocument(pdf, document);
      }
      pdf.addPage();
      for (const block of form) await drawBlock(pdf, block);
    }),
  );
}

/** A form by which the business ends its plan or revokes the debit's authorization. */
function cancellationForm(agreed: Agreed): readonly PaperBlock[] {
  const edition = editionOfSubmission(agreed);
  const t = words(edition.locale, "confirmation");
  const debit = words(edition.locale, "signUp")(`debit.${edition.scheme}`);
  const { firm, address } = firmFacts(site(), edition.locale);
  const email = site().supportEmail || "none";
  return [
    { kind: "title", text: t("cancellation.title") },
    { kind: "text", text: t("cancellation.to", { firm, address, email }) },
    { kind: "text", text: t("cancellation.choose") },
    {
      kind: "rows",
      rows: [
        [t("cancellation.first"), t("cancellation.end", { plan: plan(agreed.planType).name, noticeMonths })],
        [t("cancellation.second"), t("cancellation.revoke", { debit })],
      ],
    },
    {
      kind: "rows",
      rows: [
        [t("order.business"), agreed.businessName],
        ...(["reference", "name", "date", "signature"] as const).map(
          (field) => [t(`cancellation.${field}`), ""] as const,
        ),
      ],
    },
  ];
}

function hashOf(document: unknown): string {
  return createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16);
}
