import "server-only";

const maxFields = 150; // The largest form has fewer than 90

const maxHeadBytes = 300;

/** The only accepted head of a field. Parsers disagree about any other head, so guard and action could read different forms. */
const fieldHead = /^\r\nContent-Disposition: form-data; name="[\w.$:[\]-]+"\r\n\r\n/;

const formType = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/i;

/** Checks the size of a form before it is parsed: `FormData` takes quadratic time in the number of fields. */
export function formParts(bytes: Buffer, contentType: string): "few" | "many" | "unreadable" {
  const boundary = formType.exec(contentType)?.[1];
  if (boundary === undefined) return "unreadable";
  const delimiter = Buffer.from(`--${boundary}`);
  let fields = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at)) {
    at += delimiter.length;
    if (bytes.subarray(at, at + 2).equals(lastPart)) return fields === 0 ? "unreadable" : "few";
    fields += 1;
    if (fields > maxFields) return "many";
    if (!fieldHead.test(bytes.toString("latin1", at, at + maxHeadBytes))) return "unreadable";
  }
  return "unreadable";
}

const lastPart = Buffer.from("--");
