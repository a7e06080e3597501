import { textIn } from "@/desk/ui/form-text";
import { deskAddress, isDeskPath } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";

/** The page from which a form was sent, by its field `back`, with what came of it in place of what came of the last one. */
export function backAddress(form: FormData, message: Readonly<Record<string, string>>): string {
  const sent = URL.parse(textIn(form, "back"), "http://desk");
  const { pathname, searchParams } =
    sent && isDeskPath(sent.pathname) ? sent : new URL(deskAddress, "http://desk");
  for (const name of ["message", "undo", "of", "by", "at"]) searchParams.delete(name);
  return addressWith(pathname, { ...Object.fromEntries(searchParams), ...message });
}
