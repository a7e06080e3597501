import { z } from "zod";

/** The number of times that a scripted fault happens. */
export const times = z.union([z.int().min(1), z.literal("always")]).default(1);

type Script = { readonly times: z.output<typeof times>; readonly skip?: number };

/** A list of scripted faults, in memory. Each lets `skip` matches pass, then applies `times` times. */
export function newScripts<S extends Script>() {
  let list: readonly S[] = [];
  return {
    add(script: S): S {
      list = [...list, script];
      return script;
    },
    clear() {
      list = [];
    },
    /** The first matching script, which counts this use; undefined if it skips this one or if none matches. */
    take(matches: (script: S) => boolean): S | undefined {
      const due = list.find(matches);
      if (!due) return undefined;
      const { skip = 0, times } = due;
      const left = times === "always" ? times : times - 1;
      const spent = skip > 0 ? [{ ...due, skip: skip - 1 }] : left === 0 ? [] : [{ ...due, times: left }];
      list = list.flatMap((script) => (script === due ? spent : [script]));
      return skip > 0 ? undefined : due;
    },
  };
}

/** Whether the text matches the pattern, in which `*` stands for any characters. */
export function matches(pattern: string, text: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}
