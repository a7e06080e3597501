import type { ConfirmationIds } from "@/lib/payments/link";

/** The two ids of a confirmation, which each of its forms sends. */
export function IdFields({ ids }: { ids: ConfirmationIds }) {
  return (
    <>
      <input type="hidden" name="submissionId" value={ids.submissionId} />
      <input type="hidden" name="requestId" value={ids.requestId} />
    </>
  );
}
