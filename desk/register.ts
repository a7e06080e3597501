import type { Part } from "@/server/part";
import { operatorLink } from "./auth/link-mail";
import { purgeSignIns } from "./auth/queries";

/** What the desk adds to the server's own work. */
export const desk: Part = {
  mails: [operatorLink],
  purgeExpired: purgeSignIns,
};
