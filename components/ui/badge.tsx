import type { Integration } from "@/lib/content/integrations";

/** What an integration's state is; a state without a name, as the data may bring one, has no badge. */
export function Badge({
  status,
  names,
}: {
  status: string;
  names: Readonly<Record<Integration["status"], string>>;
}) {
  const name = Object.entries(names).find(([known]) => known === status)?.[1];
  return name ? <span className={status === "available" ? "state now" : "state"}>{name}</span> : null;
}
