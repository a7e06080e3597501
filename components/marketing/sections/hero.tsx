import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";

type Props = {
  title: string;
  badge?: string;
  lead: ReactNode;
  actions: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

/** The opening of a page: claim, lead, actions, and one exhibit as children. */
export function Hero({ title, badge, lead, actions, note, children }: Props) {
  const { words, last } = splitLast(title);
  return (
    <section className="sec hero">
      <div className="page">
        {badge && <p className="badge">{badge}</p>}
        <h1>
          {words}{" "}
          <span className="last">
            {last}
            <Tick />
          </span>
        </h1>
        <div className="intro">
          <p className="lead">{lead}</p>
          <div>
            <div className="acts">{actions}</div>
            {note && <p className="note">{note}</p>}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The tick never stands alone on a line: it is bound to the last word. */
function splitLast(title: string) {
  const at = title.lastIndexOf(" ");
  return { words: title.slice(0, at), last: title.slice(at + 1) };
}
