import { join } from "node:path";

/** Relative to where the product is started: a bundle has no folder of its own. */
export function migrationsFolder(): string {
  return join(process.cwd(), "db", "migrations");
}
