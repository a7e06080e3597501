import { Icon, Tick } from "@/components/ui/icon";
import type { TimelineEntry } from "./timeline-entry";

const isRefusal = /failed|denied|charged_back/;

/** Tick: done and answered. Dot: a saved step. Pen: an operator. */
export function EntryMark({ look }: { look: TimelineEntry | "expected" }) {
  if (look === "expected") return <Icon name="status-pending" className="mt-0.5 size-4! text-ink-3" />;
  switch (look.kind) {
    case "event":
      if (isRefusal.test(look.action)) return <WorkMark state="parked" />;
      return <Dot />;
    case "started":
    case "saved":
    case "sentToBank":
      return <Dot />;
    case "act":
    case "note":
      return <Icon name="pen" className="mt-0.5 size-4! text-ink-2" />;
    case "work":
    case "delivery":
      return <WorkMark state={look.state} />;
    default:
      return <Tick className="mt-0.5 size-4! shrink-0" />;
  }
}

function Dot() {
  return <span className="mx-auto mt-1.5 block size-1.5 rounded-full bg-edge" />;
}

function WorkMark({ state }: { state: Extract<TimelineEntry, { kind: "work" }>["state"] }) {
  if (state === "sent") return <Tick className="mt-0.5 size-4! shrink-0" />;
  const icons = { notNeeded: "close", dropped: "close", parked: "warn", waiting: "status-pending" } as const;
  const colour = state === "parked" ? "text-error" : "text-ink-2";
  return <Icon name={icons[state]} className={`mt-0.5 size-4! ${colour}`} />;
}
