"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { useTranslations } from "next-intl";
import { type RefObject, useActionState, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type FormValues, formValues } from "@/lib/sign-up/form";
import { beginNextStepAtTop } from "../layout/step-heading";
import { freshState, type Notice, type StepAction, type StepState } from "./form-state";
import { fillUntouched, isChanged } from "./untouched";

/** A step's unsaved input. `over`: the saved answer that it changes; `unanswered`: it was sent, but the server never answered. */
type Typed = { over: FormValues; values: FormValues; unanswered: boolean };

type Page = { address: string; over: FormValues };

/** `keeps`: whether input is stored while it is typed. `fills`: whether stored input is written into the fields. */
type Fields = { form: RefObject<HTMLFormElement | null>; keeps: boolean; fills: boolean };

/**
 * The state and action of a step's form. With scripts, sent input is stored to survive a reload, a lost
 * connection or a failing server. `over` is the answer saved now: input typed over an older one is discarded.
 */
export function useStepAction(
  action: StepAction,
  opened: StepState,
  { address, over, form, keeps, fills }: Page & Fields,
) {
  const t = useTranslations("form");
  const hydrated = useHydrated();
  const keeping = useMemo(
    () =>
      keepingTyped(action, { address, over, unsent: { title: t("unsent.title"), text: t("unsent.text") } }),
    [action, address, over, t],
  );
  const [state, send] = useActionState(hydrated ? keeping : action, opened, address);
  // Read before this page stores its own input, which would be taken for an earlier page's.
  const [stored] = useState(() => readTyped(address, over));
  const [restored, setRestored] = useState<StepState | null>(null);
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    if (!stored) {
      // What was typed before the page was hydrated had no listener.
      if (keeps && isChanged(form.current))
        keepTyped(address, { over, values: formValues(new FormData(form.current)), unanswered: false });
      return;
    }
    const values = fills ? fillUntouched(form.current, stored.values) : stored.values;
    const notice = { title: t("restored.title"), text: t("restored.text") };
    setRestored({ ...freshState(values), attempt: -1, notice: stored.unanswered ? notice : null });
  });
  useLayoutEffect(() => restore(), []);
  return [state.attempt === 0 && restored ? restored : state, send] as const;
}

/** Stores the input; null removes it. */
export function keepTyped(address: string, typed: Typed | null): void {
  try {
    if (typed) sessionStorage.setItem(keyOf(address), JSON.stringify(typed));
    else sessionStorage.removeItem(keyOf(address));
  } catch {
    // Without storage, unsaved input is lost on reload; the form itself still works.
  }
}

/** The stored input if it was typed over this saved answer, or if it was sent and never answered; else null. */
function readTyped(address: string, over: FormValues): Typed | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? "null");
    const typed = typeof stored === "object" && stored !== null ? (stored as Partial<Typed>) : {};
    const values = formValues(new Map(Object.entries(typed.values ?? {})));
    const unanswered = typed.unanswered === true;
    if (Object.keys(values).length === 0 || same(values, over)) return null;
    return unanswered || same(typed.over ?? {}, over) ? { over, values, unanswered } : null;
  } catch {
    return null;
  }
}

/** Stores the input before the action runs. If a newer build no longer has the action, reloads and restores it. */
function keepingTyped(action: StepAction, { address, over, unsent }: Page & { unsent: Notice }): StepAction {
  return async (state, form) => {
    const values = formValues(form);
    keepTyped(address, { over, values, unanswered: true });
    try {
      const answered = await action(state, form);
      keepTyped(address, { over, values: answered.values, unanswered: false });
      return answered;
    } catch (error) {
      if (unstable_isUnrecognizedActionError(error)) {
        window.location.reload();
        return await new Promise(() => undefined);
      }
      keepTyped(address, null);
      beginNextStepAtTop();
      unstable_rethrow(error);
      keepTyped(address, { over, values, unanswered: false });
      return { ...state, attempt: state.attempt + 1, values, problems: [], notice: unsent, focus: null };
    }
  };
}

function same(a: FormValues, b: FormValues): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? "") === (b[name] ?? ""));
}

function keyOf(address: string): string {
  return `jack-typed:${address.split("?")[0]}`;
}
