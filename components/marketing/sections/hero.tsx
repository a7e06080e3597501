import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { Tick } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";

type Props = {
  title: string;
  badge?: string;
  lead: ReactNode;
  actions: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

/** The top of a page; the children are its exhibit. */
export function Hero({ title, badge, lead, actions, note, children }: Props) {
  const { words, last } = splitLast(title);
  return (
    <section className="section hero">
      <Page className="pt-[clamp(1.75rem,1rem+1.6vw,3rem)] pb-section print:py-6">
        {badge && (
          <p className="mb-4 inline-block border border-ink px-2.5 py-0.75 text-small/[1.4]">{badge}</p>
        )}
        <h1>
          {words}{" "}
          <span className="whitespace-nowrap">
            {last}
            <Tick className="ms-[0.12em] -mt-[0.1em] -mb-[0.06em] inline-block size-[0.82em] align-baseline" />
          </span>
        </h1>
        <div className="mt-[clamp(1.25rem,0.8rem+1.2vw,1.75rem)] mb-[clamp(1.75rem,1.4rem+0.7vw,2.25rem)] grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start">
          <p className="max-w-160 text-lead text-ink-2">{lead}</p>
          <div>
            <Actions>{actions}</Actions>
            {note && <p className="mt-3 max-w-104 text-note/normal text-ink-3">{note}</p>}
          </div>
        </div>
        {children}
      </Page>
    </section>
  );
}

/** Splits off the last word, which must stay on one line with the tick. */
function splitLast(title: string) {
  const at = title.lastIndexOf(" ");
  return { words: title.slice(0, at), last: title.slice(at + 1) };
}
