import { link } from "./looks";

/** Opens the operator's own mail program. The `@` stays as it is (RFC 6068). */
export function mailtoAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailtoAddress(email)} className={`${link} wrap-anywhere text-ink`}>
      {email}
    </a>
  );
}

/** `dialled`: in international form, where it is known. */
export function PhoneLink({ phone, dialled }: { phone: string; dialled: string | null }) {
  return (
    <a href={`tel:${(dialled ?? phone).replaceAll(" ", "")}`} className={`${link} text-ink tabular-nums`}>
      {phone}
    </a>
  );
}
