import { noSuchPage, pageFor } from "@/desk/auth/access";

/** The page for any other address of the desk. */
export default async function NowherePage() {
  await pageFor("viewer");
  noSuchPage();
}
