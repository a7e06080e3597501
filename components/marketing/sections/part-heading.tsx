/** The name of a part of a section. */
export function PartHeading({ children }: { children: string }) {
  return <h3 className="font-display text-h2 font-normal tracking-[-0.01em]">{children}</h3>;
}
