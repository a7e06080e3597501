import { words } from "@/i18n/words";
import { settings } from "@/server/env";
import { hasDesk } from "@/server/has-desk";
import type { Block } from "@/server/mail/email";
import { firmLocale } from "./blocks";

/** The button to a page of the desk, which asks who opens it; none where the desk is off. */
export function deskLink(address: string): Block[] {
  if (!hasDesk()) return [];
  const href = new URL(address, settings().siteUrl).href;
  return [{ kind: "button", label: words(firmLocale, "mail")("deskLink"), href }];
}
