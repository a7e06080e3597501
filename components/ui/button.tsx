import type { ComponentProps, ReactNode } from "react";

const base =
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border font-semibold leading-tight no-underline transition-[background-color,color] forced-colors:border-[ButtonText] print:hidden";

const sizes = {
  page: "min-h-12 text-balance px-5.5 py-2.5 text-center max-[16rem]:px-3",
  /** The size of buttons at the desk. */
  small: "min-h-10 whitespace-nowrap px-4 py-1.5 text-small",
} as const;

const framed = {
  /** The main button, of which a page has one. */
  solid: "border-ink bg-ink text-ground hover:border-ink-2 hover:bg-ink-2",
  quiet: "border-edge bg-transparent text-ink hover:border-ink hover:bg-tint",
  /** For an act that cannot be undone. */
  red: "border-error bg-transparent text-error hover:bg-error-wash",
} as const;

/** `text`: without a frame and padding; only the caller's classes apply. */
export type Look = keyof typeof framed | "text";

export function buttonClass(look: Look = "solid", size: keyof typeof sizes = "page"): string {
  return look === "text" ? "" : `${base} ${sizes[size]} ${framed[look]}`;
}

type Props<Tag extends "a" | "button"> = ComponentProps<Tag> & { look?: Look; small?: boolean };

export function Button({ look, small, className = "", type = "submit", ...rest }: Props<"button">) {
  const classes = `${buttonClass(look, small ? "small" : "page")} aria-busy:cursor-progress ${className}`;
  return <button {...rest} type={type} className={classes} />;
}

/** A link that looks like a button. Renders nothing if `href` is empty, as an operator may set a link. */
export function LinkButton({ look, small, className = "", href, ...rest }: Props<"a">) {
  const classes = `${buttonClass(look, small ? "small" : "page")} ${className}`;
  return href ? <a {...rest} href={href} className={classes} /> : null;
}

type ActionsProps = { as?: "div" | "p"; className?: string; children: ReactNode };

/** A row of buttons: stacked on the narrowest phones, not printed. */
export function Actions({ as: Tag = "div", className = "", children }: ActionsProps) {
  return <Tag className={`flex flex-wrap gap-3 max-xs:*:w-full print:hidden ${className}`}>{children}</Tag>;
}
