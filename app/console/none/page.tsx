import { NoSuchPage } from "@/components/console/no-such-page";
import { pageFor } from "@/server/console/access";
import { signOut } from "../people/actions";

export default async function NoSuchDeskPage() {
  return <NoSuchPage operator={await pageFor("viewer")} signOut={signOut} />;
}
