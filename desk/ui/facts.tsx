import type { ReactNode } from "react";

type Fact = readonly [label: string, value: ReactNode];

/** Names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-2 border-b border-rule text-small">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-4 border-t border-rule py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-note leading-6! text-ink-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
