import { SettingsInForce } from "@/desk/settings/page";
import { pageFor } from "@/desk/today/page-for";
import { settingsInForce } from "@/server/env";

export default async function SettingsPage() {
  return <SettingsInForce operator={await pageFor("viewer")} settings={settingsInForce()} />;
}
