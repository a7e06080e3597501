import type { ReactNode } from "react";
import { Logo } from "@/desk/ui/logo";

type Props = {
  heading: string;
  title: string;
  /** The desk's name. */
  desk: string;
  children: ReactNode;
  foot?: ReactNode;
};

/** A page without contents: one column with the ledger's double line beside it. */
export function EntryPage({ heading, title, desk, children, foot }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{title}</title>
      <header className="px-4 sm:px-8">
        <div className="flex h-16 items-center">
          <Logo desk={desk} />
        </div>
      </header>
      <main
        id="main"
        className="grid grow content-start px-4 pt-6 pb-16 sm:place-items-center sm:content-center sm:pt-0"
      >
        <section className="w-full max-w-md border-l-[5px] border-double border-margin-rule ps-5 sm:ps-7">
          <h1 className="font-display text-h2">{heading}</h1>
          {children}
        </section>
      </main>
      {foot}
    </div>
  );
}
