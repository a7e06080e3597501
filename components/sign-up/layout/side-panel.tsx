import type { ReactNode } from "react";
import type { Shown } from "../steps/choices";

type Props = { id: string; title: string; children: ReactNode };

export function SidePanel({ id, title, children }: Props) {
  return (
    <aside
      className="self-start border border-rule border-t-ink bg-sheet px-5 pt-5 pb-6 shadow-paper lg:sticky lg:top-6 print:break-inside-avoid print:shadow-none"
      aria-labelledby={id}
    >
      <h2 id={id} className="mb-3 font-display text-[1.125rem]/snug font-medium tracking-normal">
        {title}
      </h2>
      {children}
    </aside>
  );
}

type EntryProps = Shown & { title: string; children: ReactNode };

export function PanelEntry({ title, children, ...shown }: EntryProps) {
  return (
    <li className="border-t border-rule py-2.5 text-small/normal text-ink-2" {...shown}>
      <b className="block font-semibold text-ink tabular-nums">{title}</b>
      {children}
    </li>
  );
}

export function PanelNote({ children, ...shown }: Shown & { children: ReactNode }) {
  return (
    <p className="mt-3 text-note/normal text-ink-3" {...shown}>
      {children}
    </p>
  );
}
