import { redirect } from "next/navigation";
import { todayAddress } from "@/desk/addresses";
import { pageFor } from "@/desk/today/page-for";

export default async function ConsolePage() {
  await pageFor("viewer");
  redirect(todayAddress);
}
