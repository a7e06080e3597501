const control =
  "w-full min-w-0 rounded-control border border-edge bg-sheet px-3 py-1.5 text-ink placeholder:text-ink-3 aria-invalid:border-error aria-invalid:border-2";

/** Small ones stand beside buttons. */
export const field = `${control} min-h-12 text-body`;
export const smallField = `${control} min-h-10 text-small`;

export const link =
  "inline-flex min-h-6 items-center underline decoration-1 decoration-edge underline-offset-4 hover:decoration-2 hover:decoration-current";

export const sheet = "border border-rule border-t-ink bg-sheet shadow-paper";

/** Reaches both edges of a narrow screen. */
export const wideSheet = `max-sm:-mx-4 max-sm:border-x-0 ${sheet}`;

export const headCell =
  "whitespace-nowrap border-ink border-b px-3 py-2 text-left font-normal text-ink-2 text-note";
