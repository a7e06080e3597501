import type { ReactNode } from "react";

/**
 * Keeps an address on one line where it fits: browsers break lines at hyphens. By its length, since a box that does so by
 * itself (`inline-block`) would part it from the full stop after it.
 */
function unbroken({ length }: string): string {
  if (length <= 30) return "wrap-anywhere min-[20rem]:whitespace-nowrap";
  return length <= 60 ? "wrap-anywhere sm:whitespace-nowrap" : "wrap-anywhere";
}

const address = /([^\s,;:()]+@[^\s,;:()]*[\p{L}\p{N}])/u;

/** A text with the e-mail addresses that it contains. */
export function WithEmails({ text }: { text: string }) {
  return text.split(address).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span className={unbroken(part)} key={part}>
        {part}
      </span>
    ),
  );
}

export function EmailLink({ to, children = to }: { to: string; children?: ReactNode }) {
  return (
    <a className={unbroken(to)} href={`mailto:${to}`}>
      {children}
    </a>
  );
}
