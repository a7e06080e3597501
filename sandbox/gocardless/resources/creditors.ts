import { json } from "../../wire/exchange";
import type { Call } from "../calls";
import { notFound } from "../failures";
import { schemeNames, schemes } from "../schemes";

/** The merchant's own account, with the name that bank statements show for each scheme. */
export function getCreditor({ twin, id }: Call) {
  if (id !== twin.creditor.id) throw notFound("Creditor not found");
  const { name } = twin.creditor;
  return json(200, {
    creditors: {
      id,
      name,
      verification_status: "successful",
      scheme_identifiers: schemeNames.map((scheme) => ({
        name: `GC re ${name}`.slice(0, 18).trim(),
        scheme,
        currency: schemes[scheme].currency,
        minimum_advance_notice: schemes[scheme].noticeDays,
        status: "active",
      })),
    },
  });
}
