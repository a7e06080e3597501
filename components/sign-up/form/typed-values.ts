"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { type FormValues, formValues } from "@/lib/sign-up/form";
import type { Notice, StepAction } from "./form-state";

/** What was typed into a step, over what saved answer, and whether it was sent without an answer. */
type Typed = { over: FormValues; values: FormValues; unanswered: boolean };

/**
 * What is typed and not yet saved is held in this tab, so that a reload, a way back or a step looked up in between
 * does not lose it. `over` is the saved answer that the form began with: once that changes, the typing is old.
 */
export function holdTyped(place: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(typed));
  } catch {
    // A browser that refuses storage loses only what a reload loses anyway.
  }
}

function dropTyped(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // As above.
  }
}

/** What was typed over this saved answer; or what was sent and never answered, whatever was saved since. */
export function heldTyped(place: string, over: FormValues): Typed | null {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    const typed = typeof held === "object" && held !== null ? (held as Partial<Typed>) : {};
    const values = formValues(new Map(Object.entries(typed.values ?? {})));
    const unanswered = typed.unanswered === true;
    if (Object.keys(values).length === 0 || same(values, over)) return null;
    return unanswered || same(typed.over ?? {}, over) ? { over, values, unanswered } : null;
  } catch {
    return null;
  }
}

/**
 * The step's action for a browser in which scripts run: what was typed survives a lost connection, a server that
 * breaks, and a newer build that no longer knows the form (the page is then loaded anew and filled in again).
 */
export function holdingTyped(
  action: StepAction,
  { place, over, unsent }: { place: string; over: FormValues; unsent: Notice },
): StepAction {
  return async (state, form) => {
    const values = formValues(form);
    holdTyped(place, { over, values, unanswered: true });
    try {
      const answered = await action(state, form);
      holdTyped(place, { over, values: answered.values, unanswered: false });
      return answered;
    } catch (error) {
      if (unstable_isUnrecognizedActionError(error)) {
        window.location.reload();
        return await new Promise(() => undefined);
      }
      dropTyped(place);
      unstable_rethrow(error);
      holdTyped(place, { over, values, unanswered: false });
      return { ...state, attempt: state.attempt + 1, values, problems: [], notice: unsent, focus: null };
    }
  };
}

function same(a: FormValues, b: FormValues): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? "") === (b[name] ?? ""));
}

function keyOf(place: string): string {
  return `jack-typed:${place.split("?")[0]}`;
}
