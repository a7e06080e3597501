import type { TestProject } from "vitest/node";
import { builtSite } from "../process/built-site";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the build under test, relative to the repository. */
    build: string;
  }
}

/** Once per run: the site is built, unless the last build fits the sources. */
export default async function build({ provide }: TestProject): Promise<void> {
  provide("build", await builtSite());
}
