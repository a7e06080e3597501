import { join } from "node:path";
import { testEnvironment } from "./process/environment";
import { keepTemporaryFilesInMemory } from "./process/temporary-files";

/** Work that a test leaves behind must not open `.data`: with its lock, the next such work would fail another file. */
const noFolder = join(import.meta.filename, "no-database");

/** Before Vitest starts its workers, which inherit this. */
export default function useDefaultSettings(): void {
  Object.assign(process.env, testEnvironment(), { DATA_DIR: noFolder });
  keepTemporaryFilesInMemory();
}
