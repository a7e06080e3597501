import { Icon, type IconName, Tick } from "@/components/ui/icon";

const looks = {
  quiet: "text-ink-2",
  alarm: "rounded-control bg-error-wash px-1.5 font-semibold text-error",
} as const;

type Props = { icon: IconName | "tick"; children: string };

/** A mark and a word. Only what needs a person is filled, and has the mark `warn`. */
export function Badge({ icon, children }: Props) {
  const look = looks[icon === "warn" ? "alarm" : "quiet"];
  return (
    <span className={`inline-flex items-center gap-1.5 leading-6! whitespace-nowrap ${look}`}>
      {icon === "tick" ? (
        <Tick className="size-4! shrink-0" />
      ) : (
        <Icon name={icon} className="size-4! shrink-0" />
      )}
      {children}
    </span>
  );
}
