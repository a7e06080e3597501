import { pageFor } from "@/desk/auth/access";
import { NoSuchPage } from "@/desk/ui/no-such-page";

export default async function NoSuchDeskPage() {
  return <NoSuchPage operator={await pageFor("viewer")} />;
}
