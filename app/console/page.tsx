import { redirect } from "next/navigation";
import { overviewAddress } from "@/lib/routing/console";
import { pageFor } from "@/server/console/access";

export default async function ConsolePage() {
  await pageFor("viewer");
  redirect(overviewAddress);
}
