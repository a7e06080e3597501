"use client";

import { createContext, useContext } from "react";
import { Reference } from "@/components/layout/errors/reference";
import { buttonClass } from "@/components/ui/button";

type Words = { title: string; text: string; again: string };

/** The words are handed down by the layout: an error page is given none of its own. */
export const BrokenWords = createContext<Words | null>(null);

/** A step that could not be drawn: says so and loads it anew; the form then puts back what was typed. */
export function BrokenStep() {
  const words = useContext(BrokenWords);
  if (words === null) return null;
  return (
    <div className="titles" role="alert">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <p className="acts">
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          {words.again}
        </button>
      </p>
      <Reference />
    </div>
  );
}
