import { startScript } from "./child";
import { testEnvironment } from "./environment";

/** The folder of a build of the sources as they are, made unless the last one fits them; relative to the repository. */
export async function builtSite(): Promise<string> {
  const child = startScript(["scripts/build.ts"], testEnvironment());
  let folder: string | undefined;
  child.process.once("message", (built) => {
    folder = String(built);
  });
  await child.ended;
  if (!folder) throw new Error(`The build failed.\n${child.output()}`);
  return folder;
}
