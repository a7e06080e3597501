import { useTranslations } from "next-intl";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { link } from "./looks";

/** Names a sign-up that may be the same as the one that is shown. */
export function SameAs({ id, reference }: { id: string; reference: string }) {
  const t = useTranslations("desk");
  return t.rich("sameAs", {
    reference,
    a: (words) => (
      <a href={oneSignUpAddress(id)} className={`${link} whitespace-nowrap tabular-nums`}>
        {words}
      </a>
    ),
  });
}
