import type { ReactNode } from "react";
import type { Problem } from "@/lib/content/roi";

/** What the account says, in the market's words; `timeOf` and `scale` have the visitor's figures in them. */
export type RoiWords = Readonly<
  Record<
    | "alone"
    | "withService"
    | "time"
    | "other"
    | "otherOf"
    | "plan"
    | "planOf"
    | "total"
    | "saving"
    | "loss"
    | "own"
    | "revenue"
    | "workingHours"
    | "bookkeepingHours"
    | Problem,
    string
  > &
    Record<"timeOf" | "scale", ReactNode>
>;
