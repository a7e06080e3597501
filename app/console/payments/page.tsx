import { Payments } from "@/components/console/payments/payments";
import { pageFor } from "@/server/console/access";
import { recordListView } from "@/server/console/audit";
import { paymentsPage } from "@/server/console/payments";
import { signOut } from "../people/actions";
import type { PageQuery } from "../query";

export default async function PaymentsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { olderThan: asked, said } = await searchParams;
  const olderThan = typeof asked === "string" && /^\d{1,15}$/.test(asked) ? Number(asked) : null;
  const isIgnored = (asked ?? "") !== "" && olderThan === null;
  const page = await paymentsPage(olderThan);
  await recordListView(operator, "payments");
  return (
    <Payments
      operator={operator}
      signOut={signOut}
      isIgnored={isIgnored}
      hasFailed={said === "failed"}
      {...page}
    />
  );
}
