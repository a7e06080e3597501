import type { SignedIn } from "@/desk/auth/access";
import { readList } from "@/desk/list/address";
import type { List } from "@/desk/list/list";
import { ListPage } from "@/desk/list/page";
import type { SavedView } from "@/desk/list/views";
import { show } from "../components/render";

const viewer: SignedIn = {
  email: "bo@firm.example",
  name: "",
  role: "viewer",
  operatorId: "operator-bo",
  sessionId: "session-bo",
  since: new Date(0),
};

type Shown<Row, Facts> = {
  rows: Row[];
  facts: Facts;
  /** Of the tabs, in their order. */
  counts?: number[];
  isCut?: boolean;
  previous?: string | null;
  next?: string | null;
  role?: SignedIn["role"];
  chosen?: readonly string[] | null;
  notChanged?: Row[];
  views?: readonly SavedView[];
};

/** Shows the page of a list, to a viewer unless stated otherwise. `sent`: what its address says. */
export function showList<Row extends { readonly id: string | number }, Facts>(
  list: List<Row, Facts>,
  sent: Record<string, string>,
  {
    rows,
    facts,
    counts = [],
    isCut = false,
    previous = null,
    next = null,
    role,
    chosen = null,
    notChanged = [],
    views = [],
  }: Shown<Row, Facts>,
) {
  const data = { listQuery: readList(list, sent), rows, facts, counts, isCut, previous, next, notChanged };
  const by = { ...viewer, ...(role && { role }) };
  return show(<ListPage list={list} data={data} by={by} sent={sent} views={views} chosen={chosen} />);
}
