"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Key } from "./key";
import { link } from "./looks";

type Hint = readonly [keys: readonly string[], words: string];

type Props = {
  of: keyof typeof pages;
  hints: readonly Hint[];
  words: Record<"title" | "all" | "show" | "on" | "off" | "close", string>;
  className?: string;
};

const stored = "jack-desk-keys";

/** The keys of a page. They can be switched off, since programs that take dictation type letters (WCAG 2.1.4). */
export function Keys({ of, hints, words, className = "" }: Props) {
  const [isOn, setOn] = useState<boolean | null>(null); // Null until scripts run
  const list = useRef<HTMLDialogElement>(null);
  useEffect(() => setOn(localStorage.getItem(stored) !== "off"), []);
  useEffect(() => {
    if (isOn === null) return;
    document.documentElement.dataset.keys = isOn ? "on" : "off";
    const press = (event: KeyboardEvent) => {
      const act =
        isForKeys(event) && (event.key === "?" ? () => list.current?.showModal() : pages[of](event.key));
      if (!act) return;
      event.preventDefault();
      act();
    };
    if (isOn) document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, of]);
  if (isOn === null) return null;
  const toggle = () => {
    localStorage.setItem(stored, isOn ? "off" : "on");
    setOn(!isOn);
  };
  const all = [...hints, [["?"], words.all]] as const;
  return (
    <>
      <div className={`hidden items-center gap-3 text-note text-ink-2 lg:flex ${className}`}>
        {isOn && hints.map(([keys, does]) => <Shown key={does} keys={keys} does={does} />)}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => list.current?.showModal()}
          className={`${link} cursor-pointer`}
        >
          {words.show}
        </button>
      </div>
      <dialog
        ref={list}
        aria-labelledby="keys"
        className="m-auto w-80 max-w-[calc(100vw-2rem)] border border-rule border-t-ink bg-sheet p-5 text-ink shadow-paper backdrop:bg-ground/75"
      >
        <h2 id="keys" className="font-display text-h3 font-medium">
          {words.title}
        </h2>
        <ul className="mt-3 grid gap-2 text-small">
          {all.map(([keys, does]) => (
            <li key={does}>
              <Shown keys={keys} does={does} width="w-15" />
            </li>
          ))}
        </ul>
        <form method="dialog" className="mt-5 flex flex-wrap gap-2">
          <Button small>{words.close}</Button>
          <Button small look="quiet" type="button" onClick={toggle}>
            {isOn ? words.off : words.on}
          </Button>
        </form>
      </dialog>
    </>
  );
}

/** `width`: the width of the keys, so that the words of a list line up. */
function Shown({ keys, does, width = "" }: { keys: readonly string[]; does: string; width?: string }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className={`inline-flex gap-1 ${width}`}>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </span>
      {does}
    </span>
  );
}

function isForKeys({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.matches("input, select, textarea");
  const isAsked = document.querySelector("dialog[open]") !== null;
  return !(isTyping || isAsked || ctrlKey || metaKey || altKey || defaultPrevented);
}

/** What a key does on each page. */
const pages = {
  list: (key: string) => {
    const to = key === "/" ? document.getElementById("search") : rowFromHere(steps.get(key));
    return to && (() => to.focus());
  },
  signUp: (key: string) => {
    const to = document.querySelector<HTMLElement>(`a[data-key="${CSS.escape(key)}"]`);
    return to && (() => to.click());
  },
};

const steps = new Map([
  ["j", 1],
  ["k", -1],
]);

/** The link of the row after, or before, the one with the focus. */
function rowFromHere(step: number | undefined): HTMLElement | undefined {
  if (step === undefined) return undefined;
  const links = [...document.querySelectorAll<HTMLElement>("a[data-row]")];
  const here = links.findIndex((one) => one.matches(":focus"));
  return here === -1 ? links.at(0) : links[Math.min(Math.max(here + step, 0), links.length - 1)];
}
