import type { Submission } from "@/db/queries/submissions";
import { copy, vocabulary } from "@/i18n/copy";
import { firmFacts } from "@/lib/content/firm";
import { editionOfSubmission } from "@/lib/markets/editions";
import { siteAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import type { Document } from "@/server/pdf/draw";
import { agreementOf } from "./agreement";

/** The customer's agreement as a document: the facts of the confirmation page, what no plan includes, the guarantee and the terms' address. */
export function agreementPaper(submission: Submission, now: Date): Document {
  const edition = editionOfSubmission(submission);
  const t = copy(edition, "confirmation");
  const payment = copy(edition, "payment");
  const { order, terms, taxIncluded, rows, shorterNotice, cancel, rights } = agreementOf(submission, now);
  const { businessName: business, reference } = submission;
  const parties = { ...firmFacts(site(), edition.locale), business, reference };
  const accepted = { date: terms.acceptedOn, version: terms.version };
  const title = t("agreement.title");
  return {
    title,
    paper: {
      size: edition.paper,
      lang: edition.locale,
      madeOn: submission.confirmedAt ?? now,
    },
    missingNote: t("agreement.missing"),
    blocks: [
      { kind: "title", text: title },
      { kind: "text", text: t("agreement.between", parties) },
      { kind: "heading", text: t("agreement.order") },
      { kind: "rows", rows: [...order, [terms.label, t("order.accepted", accepted)]] },
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
      {
        kind: "text",
        text: t("agreement.terms", { address: new URL(siteAddress("terms"), site().url).href }),
      },
    ],
  };
}
