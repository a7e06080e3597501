import { textIn } from "@/desk/ui/form-text";
import { deskAddress, isDeskPath } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";

/**
 * The page from which a form was sent, by its field `back`, with what came of it in place of what came of the last one. `usual`: the
 * page for a form that names none.
 */
export function backAddress(
  form: FormData,
  message: Readonly<Record<string, string>>,
  usual = deskAddress,
): string {
  const desk = "http://desk";
  const sent = URL.parse(textIn(form, "back") || usual, desk);
  const { pathname, searchParams } = sent && isDeskPath(sent.pathname) ? sent : new URL(usual, desk);
  for (const name of ["message", "undo", "of", "by", "at"]) searchParams.delete(name);
  return addressWith(pathname, { ...Object.fromEntries(searchParams), ...message });
}
