import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import type { SignedIn } from "@/desk/auth/access";
import { recordListView } from "@/desk/auth/audit/record";
import { operatorNamed } from "@/desk/auth/operator-keys";
import { addressWith, type PageQuery } from "@/lib/routing/query";
import { query } from "@/server/database";
import { narrowing } from "./address";
import { chosenColumns } from "./columns";
import type { List } from "./list";
import { ListPage } from "./page";
import { readPage } from "./read";
import { viewsOf } from "./views";

/** The page of a list for an operator, by the parameters of its address. */
export async function renderList<Row extends { readonly id: string | number }, Facts>(
  list: List<Row, Facts>,
  by: SignedIn,
  searchParams: PageQuery,
): Promise<ReactNode> {
  const sent = await searchParams;
  // A form also sends its empty fields.
  const given = Object.entries(sent).filter(([, value]) => value !== "");
  if (given.length < Object.keys(sent).length) redirect(addressWith(list.address, Object.fromEntries(given)));
  const hasFields = Object.values(list.filters).some(({ field }) => field);
  const views = hasFields ? await query((db) => viewsOf(db, list.name, by)) : [];
  const opened = views.find(({ name }) => name === sent.view);
  const data = await readPage(list, { ...opened?.parameters, ...sent });
  const { parameters } = data.listQuery;
  if (list.isRecorded)
    await recordListView(by, list.name, { text: parameters.q ?? null, filters: narrowing(list, parameters) });
  const [only, ...others] = data.rows;
  // With a message it was a change that left one row.
  if (
    list.search &&
    parameters.q &&
    only &&
    others.length === 0 &&
    !parameters.after &&
    !parameters.before &&
    !sent.message
  )
    redirect(list.search.addressOf(only));
  const hasOptional = Object.values(list.columns).some(({ optional }) => optional);
  return (
    <ListPage
      list={list}
      data={data}
      by={by}
      sent={{ ...sent, by: await operatorNamed(sent.by) }}
      views={views}
      chosen={hasOptional ? await chosenColumns() : null}
    />
  );
}
