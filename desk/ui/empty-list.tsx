import { LinkButton } from "@/components/ui/button";

type Props = {
  children: string;
  /** The way to the whole list, from a filter that nothing matches. */
  all?: { href: string; label: string } | false;
};

export function EmptyList({ children, all }: Props) {
  return (
    <div className="mt-4 grid max-w-measure justify-items-start gap-3 text-ink-2">
      <p>{children}</p>
      {all && (
        <LinkButton small look="quiet" href={all.href}>
          {all.label}
        </LinkButton>
      )}
    </div>
  );
}
