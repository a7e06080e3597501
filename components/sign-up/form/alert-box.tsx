import type { ComponentProps } from "react";

type Props = { id: string; heading: string | undefined } & Pick<
  ComponentProps<"section">,
  "autoFocus" | "children"
>;

export function AlertBox({ id, heading, children, ...attributes }: Props) {
  return (
    <section
      {...attributes}
      id={id}
      role="alert"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // The scroll margin leaves room for toasts, which phones show at the foot of the window, others at its top.
      className="mb-8 scroll-mt-6 border-2 border-error bg-error-wash px-5 py-4.5 sm:scroll-mt-[calc(100dvh-14rem)]"
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
