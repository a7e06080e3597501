/** A document was not drawn. `code` says why, and may be logged. */
export class NotDrawn extends Error {
  override readonly name = "NotDrawn";

  readonly code: string;

  constructor(code: string) {
    super(`the PDF was not drawn: ${code}`);
    this.code = code;
  }

  /** Of the process's errors only names and places are kept, since their messages may contain a customer's text. */
  static after(exitCode: number | null, signal: string | null, errors: string): NotDrawn {
    const known =
      /\b(?:[A-Z]\w*Error|(?:ERR_|MODULE_)[A-Z_]+|ENOENT|EACCES|ENOMEM|EMFILE|out of memory)\b|[\w-]+\.m?[jt]s:\d+/g;
    const found = errors.match(known)?.slice(-3) ?? [];
    const parts = [signal ?? `exit_${exitCode}`, ...new Set(found)];
    return new NotDrawn(parts.join("/").replaceAll(" ", "_").slice(0, 100));
  }
}
