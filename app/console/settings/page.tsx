import { pageFor } from "@/desk/auth/access";
import { SettingsInForce } from "@/desk/settings/page";
import { settingsInForce } from "@/server/env";

export default async function SettingsPage() {
  return <SettingsInForce operator={await pageFor("viewer")} settings={settingsInForce()} />;
}
