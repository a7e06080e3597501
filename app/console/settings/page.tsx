import { SettingsInForce } from "@/components/console/settings/settings";
import { pageFor } from "@/server/console/access";
import { settingsInForce } from "@/server/env";
import { signOut } from "../people/actions";

export default async function SettingsPage() {
  return (
    <SettingsInForce operator={await pageFor("viewer")} signOut={signOut} settings={settingsInForce()} />
  );
}
