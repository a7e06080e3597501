import type { ReactNode } from "react";

type Props = { id: string; heading: string | undefined; children: ReactNode };

export function AlertBox({ id, heading, children }: Props) {
  return (
    <section
      id={id}
      role="alert"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // The scroll margin leaves room for toasts at the top of the page.
      className="mb-8 scroll-mt-[calc(100dvh-14rem)] border-2 border-error bg-error-wash px-5 py-4.5"
    >
      <h2
        id={`${id}-title`}
        className="mb-2 font-sans text-[1.1875rem]/snug font-semibold tracking-normal text-error"
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}
