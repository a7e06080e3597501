import { mailtoAddress, telAddress } from "@/lib/routing/contact-links";
import { link } from "./looks";

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
    <a href={telAddress(phone, dialled)} className={`${link} text-ink tabular-nums`}>
      {phone}
    </a>
  );
}
