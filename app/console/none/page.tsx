import { pageFor } from "@/desk/auth/access";
import { NoSuchPage } from "@/desk/ui/no-such-page";
import { signOut } from "../people/actions";

export default async function NoSuchDeskPage() {
  return <NoSuchPage operator={await pageFor("viewer")} signOut={signOut} />;
}
