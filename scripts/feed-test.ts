import { z } from "zod";
import { askSite } from "./launch/ask-site";
import { storedKey } from "./launch/keys";
import { settingsOrExit } from "./launch/settings";

/** `npm run feed-test` lets the running site send one test event to `FEED_URL`. */
const settings = settingsOrExit({ dev: false });
const answer = z.object({ problem: z.string().nullable() });

try {
  const secret = storedKey(settings.dataDir, "command-secret");
  const body = { command: "feed-test" };
  const { problem } = answer.parse(await askSite(settings, { path: "/api/command", secret, body }));
  if (problem !== null) throw new Error(problem);
  console.log("The receiver took the test event.");
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
