import type { ComponentProps, ReactNode } from "react";

const base =
  "inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 text-balance rounded-control border px-5.5 py-2.5 max-[16rem]:px-3 text-center font-semibold leading-tight no-underline transition-[background-color,color] forced-colors:border-[ButtonText]";

const looks = {
  solid: "border-ink bg-ink text-ground hover:border-ink-2 hover:bg-ink-2",
  quiet: "border-edge bg-transparent text-ink hover:border-ink hover:bg-tint",
} as const;

export type Look = keyof typeof looks;

export function buttonClass(look: Look = "solid"): string {
  return `${base} ${looks[look]}`;
}

export function Button({ look, className = "", ...rest }: ComponentProps<"button"> & { look?: Look }) {
  return <button {...rest} className={`${buttonClass(look)} ${className}`} />;
}

/** A link that looks like a button. Renders nothing if `href` is empty, as an operator may set a link. */
export function LinkButton({ look, className = "", href, ...rest }: ComponentProps<"a"> & { look?: Look }) {
  return href ? <a {...rest} href={href} className={`${buttonClass(look)} ${className}`} /> : null;
}

type Props = { as?: "div" | "p"; className?: string; children: ReactNode };

/** A row of buttons: stacked on the narrowest phones, not printed. */
export function Actions({ as: Tag = "div", className = "", children }: Props) {
  return <Tag className={`flex flex-wrap gap-3 max-xs:*:w-full print:hidden ${className}`}>{children}</Tag>;
}
