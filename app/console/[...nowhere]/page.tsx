import { noSuchPage, pageFor } from "@/server/console/access";

/** Any other address of the desk. */
export default async function NowherePage() {
  await pageFor("viewer");
  noSuchPage();
}
