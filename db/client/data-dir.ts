import { DatabaseRefusal } from "./database";

const inOthersHands =
  "cannot be written by this user: give it and all files in it to the user who runs the site";
const full = "is on a full disk: free some space. Nothing in it is lost";
const tooManyFiles = "cannot be opened: too many files are open on this machine";
const noFolder = "is not a folder: set DATA_DIR to one";

const reasons: Readonly<Record<string, string>> = {
  EACCES: inOthersHands,
  EPERM: inOthersHands,
  EROFS: "is on a read-only file system: make it writable",
  ENOSPC: full,
  EDQUOT: full,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  ENOMEM: "cannot be opened: this machine has too little memory",
  EIO: "cannot be read: its disk reports errors",
  ENOTDIR: noFolder,
  EEXIST: noFolder,
};

/** Its message says in one sentence what the operator must do. Files of a data folder are whole: none says to begin without them. */
export class UnusableDataDir extends DatabaseRefusal {
  override readonly name = "UnusableDataDir";
}

/** An `UnusableDataDir` if the file system refused work in the data folder; otherwise the problem itself. */
export function dataDirProblem(problem: unknown, dataDir: string): unknown {
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
  const reason = reasons[code];
  if (!reason) return problem;
  return new UnusableDataDir(`DATA_DIR (${dataDir}) ${reason} (${code}).`, { cause: problem });
}
