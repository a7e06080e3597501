import { todayAddress } from "@/desk/addresses";
import { noSuchPage } from "@/desk/auth/access";
import { recordView } from "@/desk/auth/audit/record";
import { addresseeOf } from "@/desk/letters/acts";
import { LetterPage } from "@/desk/letters/page";
import { pageFor } from "@/desk/today/page-for";
import { isDeskPath } from "@/lib/routing/desk";
import type { PageQuery } from "@/lib/routing/query";

export default async function WritePage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("member");
  const { of, id, kind, back } = await searchParams;
  const to = { of: of === "lead" ? "lead" : "sign_up", id: String(id ?? "") } as const;
  const person = await addresseeOf(to);
  if (!person) noSuchPage();
  await recordView(operator, to.of, to.id);
  const isBack = typeof back === "string" && isDeskPath(back.split("?")[0] ?? "");
  return (
    <LetterPage operator={operator} to={to} person={person} kind={kind} back={isBack ? back : todayAddress} />
  );
}
