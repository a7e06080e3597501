import { webhooksAddress } from "@/desk/addresses";
import type { List } from "@/desk/list/list";
import { deskPages } from "@/lib/routing/desk";

export const operationsPages: List<never, never>["pages"] = [
  { label: (t) => t("deskOperations.outbox.title"), address: deskPages.outbox },
  { label: (t) => t("deskOperations.webhooks.title"), address: webhooksAddress },
];
