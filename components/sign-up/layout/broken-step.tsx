"use client";

import { createContext, useContext } from "react";
import { Reference } from "@/components/layout/errors/reference";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";

type Words = { title: string; text: string; again: string };

/** The words are handed down by the layout: an error page is given none of its own. */
export const BrokenWords = createContext<Words | null>(null);

/** A step that could not be drawn: says so and loads it anew; the form then puts back what was typed. */
export function BrokenStep() {
  const words = useContext(BrokenWords);
  if (words === null) return null;
  return (
    <div className="mb-8" role="alert">
      <title>{words.title}</title>
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-2 text-lead text-ink-2">{words.text}</p>
      <Actions as="p">
        <Button type="button" onClick={() => window.location.reload()}>
          {words.again}
        </Button>
      </Actions>
      <Reference />
    </div>
  );
}
