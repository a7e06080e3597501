import { TakesFocus } from "@/components/ui/takes-focus";

const looks = {
  done: "border-accent bg-wash",
  problem: "border-error bg-error-wash",
} as const;

/** The result of the last form, which the page's address names. */
export function Message({ as = "done", children }: { as?: keyof typeof looks; children: string }) {
  return (
    <TakesFocus className={`mt-4 border-l-[3px] px-4 py-2 text-small ${looks[as]}`} of={children}>
      {children}
    </TakesFocus>
  );
}
