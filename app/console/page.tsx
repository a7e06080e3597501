import { redirect } from "next/navigation";
import { pageFor } from "@/desk/auth/access";
import { overviewAddress } from "@/lib/routing/console";

export default async function ConsolePage() {
  await pageFor("viewer");
  redirect(overviewAddress);
}
