import { startScript } from "./child";
import { testBuild, testEnvironment } from "./environment";

/** Builds the current sources unless the last build is up to date; returns its folder, relative to the repository. */
export async function builtSite(): Promise<string> {
  const child = startScript(["scripts/build.ts"], { ...testEnvironment(), NEXT_DIST_DIR: testBuild });
  let folder: string | undefined;
  child.process.once("message", (built) => {
    folder = String(built);
  });
  await child.ended;
  if (!folder) throw new Error(`The build failed.\n${child.output()}`);
  return folder;
}
