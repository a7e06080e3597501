import type { PlugIn } from "@/server/plug-in";
import { operatorLink } from "./auth/link-mail";
import { purgeSignIns } from "./auth/queries";
import { erase, fileOf, recordCommand } from "./privacy";

/** What the desk adds to the server's own work. */
export const desk: PlugIn = {
  mails: [operatorLink],
  purgeExpired: purgeSignIns,
  erase,
  fileOf,
  recordCommand,
};
