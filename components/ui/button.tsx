import type { ComponentProps } from "react";

type Look = { quiet?: boolean };

export function Button({ quiet, className, ...rest }: ComponentProps<"button"> & Look) {
  return <button {...rest} className={looks(quiet, className)} />;
}

/** A link that looks like a button. An empty address, as the operator may set it, shows nothing. */
export function LinkButton({ quiet, className, href, ...rest }: ComponentProps<"a"> & Look) {
  return href ? <a {...rest} href={href} className={looks(quiet, className)} /> : null;
}

function looks(quiet: boolean | undefined, className: string | undefined): string {
  return ["btn", quiet && "quiet", className].filter(Boolean).join(" ");
}
