import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { link } from "@/desk/ui/looks";
import { EntryPage } from "./entry-page";

/** The pages before a session. */
export function EntryFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useTranslations("console");
  const desk = t("desk");
  const foot = (
    <footer className="border-t border-rule px-4 py-4 text-note text-ink-2 sm:px-8">
      <p>
        {t.rich("site", {
          a: (words) => (
            <a className={link} href="/">
              {words}
            </a>
          ),
        })}
      </p>
    </footer>
  );
  return (
    <EntryPage heading={heading} title={t("title", { page: heading, desk })} desk={desk} foot={foot}>
      {children}
    </EntryPage>
  );
}
