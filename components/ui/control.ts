export const control = "min-h-12 w-full rounded-control border border-edge bg-sheet px-3 py-2.5 tabular-nums";
