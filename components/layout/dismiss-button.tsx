import { Icon } from "@/components/ui/icon";

/** Closes the strip it stands in, for good; the early script answers it. */
export function DismissButton({ label, hover }: { label: string; hover: string }) {
  return (
    <button
      className={`grid size-8 cursor-pointer place-items-center rounded-control ${hover}`}
      type="button"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  );
}
