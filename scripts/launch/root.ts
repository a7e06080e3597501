import { fileURLToPath } from "node:url";

/** The folder of the repository, where Next looks for its files. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
