import { eq, isNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { operatorKey } from "@/desk/auth/operator-keys";
import { filter } from "@/desk/list/list";

/** Stands for 'no owner' in the address of a page, which no key of an operator can equal. */
export const nobody = "nobody";

/** `owners`: operators by the keys that stand for them in addresses. */
type Facts = { readonly owners: ReadonlyMap<string, string> };

/** A filter by an operator, or by nobody. */
export function ownerFilter(owner: PgColumn) {
  return filter({
    rule: z.union([z.literal(nobody), operatorKey]),
    where: (key, { owners }: Facts) => (key === nobody ? isNull(owner) : eq(owner, owners.get(key) ?? "")),
    isKnown: (key, { owners }: Facts) => key === nobody || owners.has(key),
    field: {
      label: (t) => t("deskList.column.owner"),
      options: (t, { owners }: Facts) => [
        ["", t("deskList.filters.anybody")],
        [nobody, t("deskList.filters.nobody")],
        ...owners,
      ],
    },
  });
}
