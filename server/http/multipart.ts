import "server-only";

/** A form may have so many fields: twenty directors, an address and what React adds are under 90. */
const mostFields = 150;

/** Bytes of a field's head: its one header, and its name in it. */
const mostHeadBytes = 300;

/**
 * The head of a field as browsers write it for a form of ours, which has no files. Parsers differ about anything else
 * (a second header, an encoding, an escaped name), so that the guard would read another form than the action.
 */
const fieldHead = /^\r\nContent-Disposition: form-data; name="[\w.$:[\]-]+"\r\n\r\n/;

/** As browsers write it: one plain boundary, so that every parser sees the same parts. */
const formType = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/i;

/**
 * Whether a form's raw bytes hold few enough fields with short enough names to be parsed. Takes time in proportion to
 * the bytes; parsers and `FormData` take the square of the number of fields.
 */
export function formParts(bytes: Buffer, contentType: string): "few" | "many" | "unreadable" {
  const boundary = formType.exec(contentType)?.[1];
  if (boundary === undefined) return "unreadable";
  const delimiter = Buffer.from(`--${boundary}`);
  let fields = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at)) {
    at += delimiter.length;
    if (bytes.subarray(at, at + 2).equals(lastPart)) return fields === 0 ? "unreadable" : "few";
    fields += 1;
    if (fields > mostFields) return "many";
    if (!fieldHead.test(bytes.toString("latin1", at, at + mostHeadBytes))) return "unreadable";
  }
  return "unreadable";
}

const lastPart = Buffer.from("--");
