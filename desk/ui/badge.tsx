import { Icon, type IconName, Tick } from "@/components/ui/icon";

const looks = {
  quiet: "text-ink-2",
  alarm: "rounded-control bg-error-wash px-1.5 font-semibold text-error",
} as const;

export type SignName = IconName | "tick";

/** A mark and a word. Only what needs a person is filled, and has the mark `warn`. */
export function Badge({ icon, children }: { icon: SignName; children: string }) {
  const look = looks[icon === "warn" ? "alarm" : "quiet"];
  return (
    <span className={`inline-flex items-center gap-1.5 leading-6! whitespace-nowrap ${look}`}>
      <Sign icon={icon} className="shrink-0" />
      {children}
    </span>
  );
}

export function Sign({ icon, className }: { icon: SignName; className: string }) {
  const look = `size-4! ${className}`;
  return icon === "tick" ? <Tick className={look} /> : <Icon name={icon} className={look} />;
}
