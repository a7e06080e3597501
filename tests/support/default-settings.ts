import { testEnvironment } from "./process/environment";

/** Before Vitest starts its workers, which inherit this. */
export default function useDefaultSettings(): void {
  Object.assign(process.env, testEnvironment());
}
