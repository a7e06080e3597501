import { noSuchPage, pageFor } from "@/desk/auth/access";

/** Any other address of the desk. */
export default async function NowherePage() {
  await pageFor("viewer");
  noSuchPage();
}
