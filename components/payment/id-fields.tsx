import type { ConfirmationIds } from "@/lib/payments/link";

type Props = { ids: ConfirmationIds; isRefused?: boolean };

/** The two ids of a confirmation, which each of its forms sends, and whether its address tells of a bank's refusal. */
export function IdFields({ ids, isRefused = false }: Props) {
  return (
    <>
      <input type="hidden" name="submissionId" value={ids.submissionId} />
      <input type="hidden" name="requestId" value={ids.requestId} />
      {isRefused && <input type="hidden" name="outcome" value="failure" />}
    </>
  );
}
