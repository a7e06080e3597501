/** The last line of both footers. */
export const smallPrint = "flex flex-wrap items-baseline gap-x-6 gap-y-1.5 text-ink-2 text-note";
