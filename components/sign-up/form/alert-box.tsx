import type { ReactNode } from "react";

type Props = {
  id: string;
  heading: string | undefined;
  takesFocus?: boolean | undefined;
  children: ReactNode;
};

export function AlertBox({ id, heading, takesFocus, children }: Props) {
  return (
    <section
      id={id}
      role="alert"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: only for a page that answers a form, which is about these problems.
      autoFocus={takesFocus}
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
