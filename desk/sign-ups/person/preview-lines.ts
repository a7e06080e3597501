import "server-only";
import { erasedLines } from "@/i18n/erased-lines";
import { words } from "@/i18n/words";
import { retention } from "@/lib/retention";
import type { Erased } from "@/server/privacy/erasure";
import type { PreviewLines } from "./erasure-preview";

/** What an erasure does, in the words of the desk. */
export function previewLines({ counts, open }: Erased): PreviewLines {
  const t = words("en-GB", "deskSignUp");
  const isKept = (counts.signUpsKept ?? 0) > 0;
  const kept = (["1", "2", "3"] as const).map((line) => t(`erase.staysCustomer.${line}`));
  const ends = open.some(({ what }) => what === "subscription") ? "subscription" : "request";
  return {
    goes: [t("erase.goes"), ...erasedLines(counts)],
    stays: [t("erase.stays"), ...(isKept ? kept : [t("erase.staysNothing")])],
    notes: [
      ...(isKept ? [t("erase.why", { days: retention.backupDays })] : []),
      ...(open.length > 0 ? [t("erase.running", { ends })] : []),
    ],
  };
}
