import { startScript } from "./child";
import { testEnvironment } from "./environment";

/** The folder of the build that `npm test` has made for the run, or one made from the sources as they are. */
export async function builtSite(): Promise<string> {
  if (process.env.TEST_BUILD) return process.env.TEST_BUILD;
  const child = startScript(["scripts/build.ts"], testEnvironment());
  let folder: string | undefined;
  child.process.once("message", (built) => {
    folder = String(built);
  });
  await child.ended;
  if (!folder) throw new Error(`The build failed.\n${child.output()}`);
  return folder;
}
