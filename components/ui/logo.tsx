import { productName } from "@/lib/site";
import { Tick } from "./icon";

type Props = { href: string; label: string; onCover?: boolean };

/** The product's name as a link to the home page. `label`: the link's accessible name. */
export function Logo({ href, label, onCover = false }: Props) {
  return (
    <a
      className="text-[1.75rem]/none inline-flex items-baseline gap-[0.15rem] font-display tracking-[-0.03em] whitespace-nowrap no-underline [-webkit-text-stroke:0.025em]"
      href={href}
      aria-label={label}
    >
      {productName}
      <Tick className={`-mt-[0.35rem] size-4.5 self-center ${onCover ? "fill-on-cover-2" : ""}`} />
    </a>
  );
}
