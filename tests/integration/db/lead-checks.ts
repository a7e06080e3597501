import { codePointsPerCharacter, limits } from "@/lib/sign-up/rules/limits";

const tooLong = (characters: number) => "x".repeat(characters * codePointsPerCharacter + 1);

/** Leads that only a bug could write, by the check that refuses them. */
export const onLeads: Record<string, Record<string, unknown>> = {
  lead_market_known: { market: "fr" },
  lead_source_known: { source: "poster" },
  lead_kind_known: { kind: "shop" },
  lead_stage_known: { stage: "old" },
  lead_name_given: { name: " " },
  lead_email_given: { email: "" },
  lead_name_length: { name: tooLong(limits.contactName) },
  lead_email_length: { email: tooLong(limits.contactEmail) },
  lead_note_length: { note: tooLong(limits.leadNote) },
  lead_companies_counted: { companies: 0 },
};
