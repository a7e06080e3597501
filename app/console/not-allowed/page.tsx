import { redirect } from "next/navigation";
import { overviewAddress } from "@/desk/addresses";
import { pageFor } from "@/desk/auth/access";
import { NotAllowed } from "@/desk/auth/not-allowed";
import { hasRole } from "@/lib/operators";
import { settings } from "@/server/env";

export default async function NotAllowedPage() {
  const operator = await pageFor("viewer");
  if (hasRole(operator, "admin")) redirect(overviewAddress);
  const administrators = settings().operators.filter((one) => hasRole(one, "admin"));
  return <NotAllowed operator={operator} administrators={administrators.map(({ email }) => email)} />;
}
