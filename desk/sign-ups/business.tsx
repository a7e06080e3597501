import { link } from "@/desk/ui/looks";
import { oneSignUpAddress } from "@/lib/routing/desk";

type Props = { of: { id: string; businessName: string; reference: string } };

/** The name of a business, which leads to its sign-up, and the reference. */
export function Business({ of }: Props) {
  return (
    <>
      <a href={oneSignUpAddress(of.id)} className={`${link} font-semibold wrap-anywhere`}>
        {of.businessName}
      </a>
      <span className="block text-note whitespace-nowrap text-ink-3">{of.reference}</span>
    </>
  );
}
