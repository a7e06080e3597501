import type { Problem } from "@/lib/content/roi";

/** What the account says, in the market's words; `timeOf` and `scale` have places for figures. */
export type RoiWords = Readonly<
  Record<
    | "alone"
    | "withService"
    | "time"
    | "timeOf"
    | "other"
    | "otherOf"
    | "plan"
    | "planOf"
    | "total"
    | "saving"
    | "loss"
    | "scale"
    | "own"
    | "revenue"
    | "workingHours"
    | "bookkeepingHours"
    | Problem,
    string
  >
>;

/** Puts figures into a sentence's places: `{hours} hours at {hourly}`. */
export function fill(sentence: string, figures: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => figures[name] ?? place);
}
