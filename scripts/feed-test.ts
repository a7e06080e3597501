import { randomUUID } from "node:crypto";
import { testBody } from "@/server/feed/body";
import { post } from "@/server/feed/post";
import { settingsOrExit } from "./launch/settings";

/** `npm run feed-test` sends one test event to `FEED_URL`. */
try {
  if (settingsOrExit({ dev: false }).feedUrl === null) throw new Error("FEED_URL is not set.");
  const sent = await post(randomUUID(), testBody(new Date()));
  if (!sent.done) throw new Error(`The receiver did not take the test event: ${sent.later}`);
  console.log("The receiver took the test event.");
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
