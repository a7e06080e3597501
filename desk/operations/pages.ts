import { webhooksAddress } from "@/desk/addresses";
import type { List } from "@/desk/list/list";
import { outboxAddress } from "@/lib/routing/desk";

export const operationsPages: List<never, never>["pages"] = [
  { label: (t) => t("deskOperations.outbox.title"), address: outboxAddress },
  { label: (t) => t("deskOperations.webhooks.title"), address: webhooksAddress },
];
