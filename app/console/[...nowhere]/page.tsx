import { noSuchPage } from "@/desk/auth/access";
import { pageFor } from "@/desk/today/page-for";

/** The page for any other address of the desk. */
export default async function NowherePage() {
  await pageFor("viewer");
  noSuchPage();
}
