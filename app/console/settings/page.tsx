import { inForce } from "@/desk/settings/in-force";
import { ownSettings } from "@/desk/settings/own";
import { DeskSettings } from "@/desk/settings/page";
import { pageFor } from "@/desk/today/page-for";
import type { PageQuery } from "@/lib/routing/query";
import { givenSettings, settings } from "@/server/env";

export default async function SettingsPage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { message } = await searchParams;
  return (
    <DeskSettings
      operator={operator}
      own={await ownSettings(operator)}
      settings={inForce(settings(), givenSettings())}
      message={message}
    />
  );
}
