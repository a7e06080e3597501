import { startScript } from "../launch/children";
import { testEnvironment } from "./environment";

/** The folder of the build that `npm test` has made for the run, or one made from the sources as they are. */
export async function builtSite(): Promise<string> {
  if (process.env.TEST_BUILD) return process.env.TEST_BUILD;
  const child = startScript("build", ["scripts/build.ts"], { env: testEnvironment() });
  const folder = new Promise<string>((resolve) =>
    child.process.once("message", (built) => resolve(String(built))),
  );
  if ((await child.ended) !== 0) throw new Error("The build failed.");
  return folder;
}
