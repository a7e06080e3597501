export const control = "min-h-12 w-full rounded-control border border-edge bg-sheet px-3 py-2.5 tabular-nums";

export const fieldControl = `${control} scroll-mt-24 not-aria-invalid:hover:border-ink aria-invalid:border-error aria-invalid:shadow-[inset_0_0_0_1px_var(--error)]`;
/** Drawn here, since browsers fill an unchosen radio with grey in dark mode. */
export const radioControl =
  "flex-none appearance-none rounded-full border border-edge bg-sheet checked:border-ink checked:bg-[radial-gradient(circle,var(--ink)_0_45%,transparent_48%)] forced-colors:border-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none";
/** Drawn for the same reason. Its tick is a shape, since the pages' policy forbids pictures in style sheets. */
export const checkboxControl =
  "flex-none appearance-none border border-edge bg-sheet checked:border-ink checked:bg-ink checked:before:block checked:before:size-full checked:before:bg-sheet checked:before:[clip-path:polygon(22%_46%,14%_55%,42%_80%,86%_28%,77%_20%,41%_63%)] forced-colors:appearance-auto forced-colors:before:hidden!";
export const fieldFrame = "relative mb-6";
export const fieldLabel = "mb-1 block font-semibold";
/** Marks a wrong field without changing its size, since somebody may be typing in it. */
export const wrongMark =
  "before:absolute before:inset-y-0 before:-left-3.5 before:border-l-3 before:border-error";
