"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { fieldControl, fieldLabel } from "@/components/ui/control";

type Props = {
  /** The id of the search's form. */
  form: string;
  /** The step's address, to which the search is sent. */
  address: string;
  query: string;
  returnsToReview: boolean;
  /** Query parameters that a search keeps. */
  keeps: Readonly<Record<string, string>>;
  words: { title: string; label: string; search: string; wait: string; searching: string };
  /** The result of the last search as a sentence. */
  outcome: string;
  /** The companies found. */
  children?: ReactNode;
};

/**
 * `pause`: milliseconds after the last keystroke until a search begins. `fewest`: characters of the shortest text that is
 * searched for.
 */
const pause = 300;
const fewest = 3;

/**
 * The field of a GET form, `?q=`. With scripts it searches during typing, without reloading the page. The fragment of the form's
 * address and the scrolling bring the result into view, which on a phone is further down or behind the bar.
 */
export default function FindForm(props: Props) {
  const { form, address, query, returnsToReview, keeps, words, outcome, children } = props;
  const router = useRouter();
  const [searching, begin] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(false);
  useEffect(() => {
    if (searched.current && !searching) {
      const [first, status] = ["li", "[role=status]"].map((part) => frame.current?.querySelector(part));
      (first ?? status)?.scrollIntoView({ block: "nearest" });
    }
    searched.current = searching;
  }, [searching]);

  function searchFor(text: string) {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === "") return;
    const params = new URLSearchParams({ q: wanted, ...keeps });
    if (returnsToReview) params.set("then", "review");
    begin(() => router.replace(`${address}?${params}`, { scroll: false }));
  }

  function searchSoon({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    if (value.trim().length >= fewest && value.trim() !== query)
      timer.current = setTimeout(() => searchFor(value), pause);
  }

  return (
    <search ref={frame} id="find" className="block scroll-mt-24" aria-label={words.title}>
      <div className="mb-3">
        <label htmlFor="q" className={fieldLabel}>
          {words.label}
        </label>
        <div className="grid gap-2 md:grid-cols-[1fr_auto]">
          <input
            ref={field}
            className={`${fieldControl} min-h-14! px-4! text-[1.25rem]`}
            form={form}
            id="q"
            name="q"
            type="search"
            enterKeyHint="search"
            defaultValue={query}
            autoComplete="off"
            onInput={searchSoon}
          />
          <Button
            look="quiet"
            form={form}
            aria-busy={searching || undefined}
            // Enter in the field presses it too.
            onClick={(event) => {
              event.preventDefault();
              searchFor(field.current?.value ?? "");
            }}
          >
            {searching ? words.wait : words.search}
          </Button>
        </div>
      </div>
      <p className="text-small text-ink-2" role="status">
        {searching ? words.searching : outcome}
      </p>
      {children}
    </search>
  );
}
