import type { ReactNode } from "react";

type Props = { title: string; note?: ReactNode; className?: string; children: ReactNode };

/** A sheet of paper that lies on the page, with its title and a note. */
export function Sheet({ title, note, className, children }: Props) {
  return (
    <div className={className ? `sheet ${className}` : "sheet"}>
      <p className="sheet-head">
        <strong>{title}</strong>
        {note && <span className="note">{note}</span>}
      </p>
      {children}
    </div>
  );
}
