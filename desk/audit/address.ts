import { auditAddress } from "@/desk/addresses";
import { day, isOperatorKey } from "@/desk/sign-ups/list/address";
import { addressWith } from "@/desk/ui/paging";
import { auditActs } from "./rules";

export const auditEntriesPerPage = 50;

/** The filter of all acts but pages that were opened. */
export const withoutViews = "changes" as const;

const readers = {
  act: (text: string) => [withoutViews, ...auditActs].find((one) => one === text) ?? null,
  /** The key of an operator (desk/people/owners.ts): addresses hold no personal data. */
  who: (text: string) => (isOperatorKey(text) ? text : null),
  from: day,
  to: day,
  /** The id of an entry; the page shows those before it. */
  before: (text: string) => (/^\d{1,15}$/.test(text) ? text : null),
} satisfies Record<string, (text: string) => string | null>;

type AuditParameter = keyof typeof readers;
const parameters = Object.keys(readers) as AuditParameter[];

/** What the address of the audit says. `ignored`: parameters with a value that is none. */
export type AuditList = { readonly [Name in AuditParameter]: ReturnType<(typeof readers)[Name]> } & {
  readonly ignored: readonly AuditParameter[];
};

export function readAuditList(query: Readonly<Record<string, unknown>>): AuditList {
  const read = (name: AuditParameter) => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? readers[name](value) : null;
  };
  const values = Object.fromEntries(parameters.map((name) => [name, read(name)])) as Omit<
    AuditList,
    "ignored"
  >;
  return {
    ...values,
    ignored: parameters.filter((name) => (query[name] ?? "") !== "" && values[name] === null),
  };
}

export function auditListAddress({ act, who, from, to, before }: Omit<AuditList, "ignored">): string {
  return addressWith(auditAddress, { act, who, from, to, before });
}
