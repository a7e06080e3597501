import { NoSuchPage } from "@/desk/auth/no-such-page";
import { pageFor } from "@/desk/today/page-for";

export default async function NoSuchDeskPage() {
  return <NoSuchPage operator={await pageFor("viewer")} />;
}
