import type { Part } from "@/server/part";
import { operatorLink } from "./auth/link-mail";
import { countDays, recountDays } from "./overview/count-days";
import { purgeExpired } from "./purge";

/** What the desk adds to the server's own work. */
export const desk: Part = {
  jobs: {
    count_days: { everySeconds: 60, run: countDays },
    recount_days: { everySeconds: null, run: recountDays },
  },
  mails: [operatorLink],
  purgeExpired,
};
