import { z } from "zod";
import { linkMinutes } from "@/lib/operators";
import { askSite } from "./launch/ask-site";
import { storedKey } from "./launch/keys";
import { settingsOrExit } from "./launch/settings";

/** `npm run operator -- ADDRESS` asks the running site for a link, since it alone may have the embedded database open. */
const settings = settingsOrExit({ dev: false });
const [email] = process.argv.slice(2);
const answer = z.object({ link: z.string().nullable() });

try {
  if (!email) throw new Error("Name the operator: npm run operator -- ana@firm.example");
  const secret = storedKey(settings.dataDir, "command-secret");
  const { link } = answer.parse(
    await askSite(settings, { path: "/api/operator-link", secret, body: { email } }),
  );
  if (link === null) throw new Error("Nobody with this address may sign in.");
  console.log(`${link}\nIt works once, for ${linkMinutes} minutes, and removes the operator's passkeys.`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
