import type { TestProject } from "vitest/node";
import { builtSite } from "../process/built-site";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the build under test, relative to the repository. */
    build: string;
  }
}

/** Builds the site once per run, unless the last build is up to date. */
export default async function build({ provide }: TestProject): Promise<void> {
  provide("build", await builtSite());
}
