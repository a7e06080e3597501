import "server-only";
import type { FindCompany } from "@/lib/sign-up/company";
import { companyNumberIn } from "@/lib/sign-up/company";
import type { Wizard } from "@/lib/sign-up/wizard";
import { findCompany, searchCompanies } from "@/server/companies-house/find";
import { hasRegister } from "@/server/companies-house/register";

/**
 * What the address of step 3 asks of the register: a search, the number of a chosen company, since which save; and
 * whether to search again beside the company that was chosen.
 */
export type RegisterQuery = { q?: unknown; use?: unknown; at?: unknown; again?: unknown };

/**
 * The company search as step 3 shows it; null where there is none to ask. A choice fills the form only as long as
 * nothing was saved after it: who comes back by the browser's button finds the saved answer.
 */
export async function companySearch(
  { market, version }: Pick<Wizard, "market" | "version">,
  { q, use, at, again }: RegisterQuery,
): Promise<FindCompany | null> {
  if (market.businessNumber !== "companies_house" || !hasRegister()) return null;
  const text = typeof q === "string" ? q.trim() : "";
  const number = typeof use === "string" && at === String(version) ? companyNumberIn(use) : null;
  const searches = text !== "" && (number === null || again === "1");
  const [search, chosen] = await Promise.all([
    searches ? searchCompanies(text) : null,
    number ? findCompany(number) : null,
  ]);
  return { query: text, search, chosen, version };
}
