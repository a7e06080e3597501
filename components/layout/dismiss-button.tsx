import { Icon } from "@/components/ui/icon";

/** Hides the banner or suggestion around it for good; the early script handles the click. */
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
