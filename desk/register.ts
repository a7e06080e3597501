import { words } from "@/i18n/words";
import { settings } from "@/server/env";
import { hasDesk } from "@/server/has-desk";
import { firmLocale } from "@/server/mail/blocks";
import type { PlugIn } from "@/server/plug-in";
import { deskLimits } from "./auth/limits";
import { operatorLink } from "./auth/link-mail";
import { purgeSignIns } from "./auth/queries";
import { operatorLetter } from "./letters/mail";
import { operatorInvitation, operatorNotice } from "./people/mails";
import { erase, fileOf, recordCommand } from "./privacy";
import { dailyMail } from "./today/daily-mail";

/** What the desk adds to the server's own work. */
export const desk: PlugIn = {
  mails: [operatorLink, operatorInvitation, operatorNotice, operatorLetter, dailyMail],
  limits: deskLimits,
  /** The page asks who opens it. */
  link(address) {
    if (!hasDesk()) return [];
    const href = new URL(address, settings().siteUrl).href;
    return [{ kind: "button", label: words(firmLocale, "desk")("mail.link"), href }];
  },
  purgeExpired: purgeSignIns,
  erase,
  fileOf,
  recordCommand,
};
