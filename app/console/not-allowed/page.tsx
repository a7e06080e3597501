import { redirect } from "next/navigation";
import { todayAddress } from "@/desk/addresses";
import { NotAllowed } from "@/desk/auth/not-allowed";
import { hasRole } from "@/desk/auth/rules";
import { adminsAmong, team } from "@/desk/auth/team";
import { pageFor } from "@/desk/today/page-for";

export default async function NotAllowedPage() {
  const operator = await pageFor("viewer");
  if (hasRole(operator, "admin")) redirect(todayAddress);
  return <NotAllowed operator={operator} administrators={adminsAmong(await team())} />;
}
