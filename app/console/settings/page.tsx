import { inForce } from "@/desk/settings/in-force";
import { SettingsInForce } from "@/desk/settings/page";
import { pageFor } from "@/desk/today/page-for";
import { givenSettings, settings } from "@/server/env";

export default async function SettingsPage() {
  return (
    <SettingsInForce operator={await pageFor("viewer")} settings={inForce(settings(), givenSettings())} />
  );
}
