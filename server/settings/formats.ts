import { isIP } from "node:net";
import { z } from "zod";
import { claimKeys, promiseKeys } from "@/lib/content/claims";
import { optionalEditions } from "@/lib/markets/editions";
import { roles } from "@/lib/operators";
import { isEmail } from "@/lib/sign-up/rules/email";

const loopback = ["127.0.0.1", "localhost", "[::1]"];

export const port = portUpTo(65535);
export const text = z.string().trim().min(1);
export const anyText = z.string().trim();
export const countryCode = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/);
export const email = z.string().refine(isEmail);
export const longToken = z.string().regex(/^[\x21-\x7e]{16,}$/);

export const mailbox = z.string().refine((value) => email.safeParse(addressOf(value)).success);

export const secureUrl = url((u) => u.protocol === "https:" || (u.protocol === "http:" && isLoopback(u)));
export const webUrl = url((u) => u.protocol === "https:" || u.protocol === "http:");
/** An address as a line of `security.txt` has it (RFC 9116). */
export const contact = url((u) => u.protocol === "https:" || u.protocol === "mailto:");
/** An SMTP address without a query, which could tell the mail library not to use TLS. */
export const smtpUrl = url((u) => /^smtps?:$/.test(u.protocol) && u.search === "" && hasEncodedPassword(u));
export const postgresUrl = url((u) => /^postgres(ql)?:$/.test(u.protocol) && hasEncodedPassword(u));

export const origin = url((u) => /^https?:$/.test(u.protocol) && u.href === `${u.origin}/`).transform(
  (value) => new URL(value).origin,
);
export const secureOrigin = secureUrl.pipe(origin);

export const feedUrl = url(
  ({ protocol, username, password, hash }) =>
    /^https?:$/.test(protocol) && username === "" && password === "" && hash === "",
);

/** A secret of Standard Webhooks. */
export const feedSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);

export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/)
  .toLowerCase();

export const list = z
  .string()
  .transform((value) => value.split(",").map((word) => word.trim()))
  .pipe(z.array(z.string().min(1)).min(1));

/** Keys of a register with commas between, or nothing. */
const keysOf = (register: readonly string[]) =>
  z
    .string()
    .transform((value) => value.split(",").flatMap((word) => word.trim() || []))
    .pipe(z.array(z.enum(register)))
    .transform((keys) => keys.join(","));

export const editions = keysOf(optionalEditions);
export const claims = keysOf(claimKeys);
export const promises = keysOf(promiseKeys);

const time = "([01]\\d|2[0-3]):[0-5]\\d";
export const officeHours = z.literal("").or(
  text.regex(new RegExp(`^${time}-${time}$`)).refine((hours) => {
    const [opens = "", closes = ""] = hours.split("-");
    return opens < closes;
  }),
);

/** Addresses with a role, each once: `ana@firm.example:admin, bo@firm.example:member`. */
export const operators = list
  .transform((entries) =>
    entries.map((entry) => {
      const [address = "", role] = entry.toLowerCase().split(/:(?=[^:]*$)/);
      return { email: address.trim(), role: role?.trim() };
    }),
  )
  .pipe(z.array(z.object({ email, role: z.enum(roles) })))
  .refine((all) => new Set(all.map((one) => one.email)).size === all.length);

export const secureOrigins = z
  .string()
  .transform((value) => value.trim().split(/[\s,]+/))
  .pipe(z.array(secureOrigin).min(1));

export type TrustedProxies = { readonly hops: number; readonly ranges: readonly string[] };

export const trustedProxies = z.union([
  z
    .string()
    .regex(/^\d$/)
    .transform((hops): TrustedProxies => ({ hops: Number(hops), ranges: [] })),
  list.refine((ranges) => ranges.every(isRange)).transform((ranges): TrustedProxies => ({ hops: 0, ranges })),
]);

export const jsonOfTexts = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string().min(1)));

export const aesKey = z
  .base64()
  .refine((value) => [16, 24, 32].includes(Buffer.from(value, "base64").length));

/** Whether an address is on this machine, so that it needs no encryption. */
export function isLoopback({ hostname }: URL): boolean {
  return loopback.includes(hostname);
}

export const ipAddress = z.string().refine((value) => isIP(value) !== 0);

/** A port in decimal digits: `Number` alone would also accept `3e3` and `0x10`. */
export function portUpTo(last: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(last));
}

function url(accepts: (url: URL) => boolean) {
  return z.string().refine((value) => URL.canParse(value) && accepts(new URL(value)));
}

/** False if `/`, `?` or `#` in a password ended the host early, so that the rest, with the real host, follows it. */
function hasEncodedPassword({ username, password, pathname, search, hash }: URL): boolean {
  const isCutOff = search.split(/[?&]/).some((part) => part.includes("@") && !part.includes("="));
  return (
    hash === "" && !pathname.includes("@") && !isCutOff && isDecodable(username) && isDecodable(password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function addressOf(mailbox: string): string {
  return /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}

function isRange(range: string): boolean {
  const [address = "", bits, ...rest] = range.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
