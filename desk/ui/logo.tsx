import { Tick } from "@/components/ui/icon";
import { deskAddress } from "@/lib/routing/desk";
import { productName } from "@/lib/site";

/** `desk`: its name. */
export function Logo({ desk }: { desk: string }) {
  return (
    <a href={deskAddress} className="inline-flex min-h-9 items-center gap-2 no-underline">
      <span className="inline-flex items-start font-display text-h3 font-medium">
        {productName}
        <Tick className="mt-0.5 size-4! shrink-0" />
      </span>
      <span className="border-l border-rule ps-2 text-note whitespace-nowrap text-ink-2">{desk}</span>
    </a>
  );
}
