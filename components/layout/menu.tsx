import type { ReactNode } from "react";

type Props = { className: string; label: ReactNode; children: ReactNode };

/** A menu of the header, as `<details>`. `early-script/menus.ts` closes it on Escape and outside clicks. */
export function Menu({ className, label, children }: Props) {
  return (
    <details className={`group/menu relative text-small ${className}`} name="top">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control border border-edge px-3 whitespace-nowrap hover:border-ink">
        {label}
      </summary>
      <div className="absolute top-[calc(100%+0.375rem)] right-0 z-5 w-max max-w-[calc(100vw-2*var(--gutter))] min-w-60 border border-ink bg-sheet p-2 shadow-paper">
        {children}
      </div>
    </details>
  );
}

export const menuItem = "border-rule not-first:border-t";

export const menuLink =
  "grid grid-cols-[auto_1fr_auto] items-center gap-3 px-3 py-2.5 no-underline hover:bg-tint aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--ink)]";
