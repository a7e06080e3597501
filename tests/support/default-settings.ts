import { testEnvironment } from "./process/environment";
import { keepTemporaryFilesInMemory } from "./process/temporary-files";

/** Before Vitest starts its workers, which inherit this. */
export default function useDefaultSettings(): void {
  Object.assign(process.env, testEnvironment());
  keepTemporaryFilesInMemory();
}
