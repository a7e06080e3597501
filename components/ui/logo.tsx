import { productName } from "@/lib/site";
import { Tick } from "./icon";

/** The product's name with its tick; a link home with an accessible name of its own. */
export function Logo({ href, label }: { href: string; label: string }) {
  return (
    <a className="logo" href={href} aria-label={label}>
      {productName}
      <Tick />
    </a>
  );
}
