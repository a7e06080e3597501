import { companyNumberIn } from "@/lib/markets/uk/rules";
import type { FindCompany } from "@/lib/sign-up/company";
import { tidy } from "@/lib/sign-up/rules/text";
import type { Wizard } from "@/lib/sign-up/wizard";
import { findCompany, searchCompanies } from "@/server/companies-house/find";
import { hasRegister } from "@/server/companies-house/register";

/** `q`: text to search; `use`: number of the chosen company; `at`: draft version of the choice; `again`: search too. */
export type RegisterQuery = { q?: unknown; use?: unknown; at?: unknown; again?: unknown };

/** Null where no company register is configured. The chosen company fills the form until the step is saved. */
export async function companySearch(
  { edition, version }: Pick<Wizard, "edition" | "version">,
  { q, use, at, again }: RegisterQuery,
): Promise<FindCompany | null> {
  if (edition.businessNumber !== "companies_house" || !hasRegister()) return null;
  const text = typeof q === "string" ? tidy(q) : "";
  const number = typeof use === "string" && at === String(version) ? companyNumberIn(use) : null;
  const searches = text !== "" && (number === null || again === "1");
  const [search, chosen] = await Promise.all([
    searches ? searchCompanies(text) : null,
    number ? findCompany(number) : null,
  ]);
  return { query: text, search, chosen, version };
}
