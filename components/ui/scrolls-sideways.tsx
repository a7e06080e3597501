import type { ReactNode } from "react";

type Props = {
  label: string;
  /** False where an element inside takes the focus. */
  isFocusable?: boolean | undefined;
  className: string;
  children: ReactNode;
};

/** A part that scrolls sideways where it is wider than the screen, so it must be reachable by keyboard. */
export function ScrollsSideways({ label, isFocusable = true, className, children }: Props) {
  return (
    <section aria-label={label} tabIndex={isFocusable ? 0 : undefined} className={className}>
      {children}
    </section>
  );
}
