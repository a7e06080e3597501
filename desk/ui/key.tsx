export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-control border border-edge bg-sheet px-1.5 font-sans text-note text-ink">
      {children}
    </kbd>
  );
}
