import { z } from "zod";

/** How often a scripted fault happens. */
export const times = z.union([z.int().min(1), z.literal("always")]).default(1);

type Script = { readonly times: z.output<typeof times>; readonly skip?: number };

/** Scripted faults in their order, each taken as often as it says after letting some pass. They end with the process. */
export function openScripts<S extends Script>() {
  let list: readonly S[] = [];
  return {
    list: () => list,
    add(script: S): S {
      list = [...list, script];
      return script;
    },
    clear(isMeant: (script: S) => boolean = () => true) {
      list = list.filter((script) => !isMeant(script));
    },
    /** The first script that matches, counted as used; undefined where it lets this one pass. */
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

/** Whether a text is what the pattern means; `*` is any characters. */
export function matches(pattern: string, text: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}
