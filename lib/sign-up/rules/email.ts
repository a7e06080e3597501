import { regexes } from "zod/mini";
import { tidyIdentifier, unwrapped, withoutTail } from "./text";

/** What browsers accept in a field for an e-mail address (HTML standard), on a host that mail can reach. */
export function isEmail(text: string): boolean {
  return regexes.html5Email.test(text) && topDomain.test(text);
}

/** Every public host has a dot, and its last part letters. */
const topDomain = /\.[a-z](?:[a-z0-9-]*[a-z0-9])$/i;

/**
 * The address in a pasted text ('Ana <ana@example.com>', 'Email: ana@example.com.', 'mailto:ana@example.com?subject=Hi'), with
 * its host in ASCII (docs/decisions/0081). A text without an address is returned in plain characters.
 */
export function tidyEmail(text: string): string {
  const pasted = tidyIdentifier(text);
  let address = pasted;
  // The beginning comes last, since an address may begin with a quote or a bracket.
  for (const step of [withoutSpacesAroundAt, inBrackets, withoutLabel, unquoted, withoutTail, unwrapped]) {
    if (isEmail(withAsciiHost(address))) break;
    address = step(address);
  }
  const found = withAsciiHost(address);
  return isEmail(found) ? found : pasted;
}

export function normalizedEmail(email: string): string {
  return tidyEmail(email).toLowerCase();
}

/** Removes the spaces beside the '@' that keyboards of phones add. */
function withoutSpacesAroundAt(text: string): string {
  return text.replace(/ ?@ ?/, "@");
}

function inBrackets(text: string): string {
  return /<([^<>@]*@[^<>]*)>/.exec(text)?.[1] ?? text;
}

/** Only a label, or the scheme of a link, has a colon before the '@'. A link may have a query, but no path or password before it. */
function withoutLabel(text: string): string {
  return text
    .replace(/^(?:[^@:]*:(?!\/)\s*)*(?:[^@:]*:\/\/(?=[^@:/]*@))?/, "")
    .replace(/^e-?mail(?: address)?\s+/i, "")
    .replace(/^([^@]*@[^?]*)\?.*$/, "$1");
}

function unquoted(text: string): string {
  return text.replace(/^(['"`*])(.*)\1$/, "$2");
}

function withAsciiHost(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const host = address.slice(at);
  if (at === 0 || !/[^\0-\x7F]/.test(host) || !isHost.test(host)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${host}`).hostname;
  } catch {
    return address;
  }
}

/** A host has letters, digits, dots and hyphens, and at most 253 characters. */
const isHost = /^[a-z0-9.\-\u0080-\u{10FFFF}]{1,253}$/iu;
