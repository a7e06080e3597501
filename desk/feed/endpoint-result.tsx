import { useTranslations } from "next-intl";
import { Said } from "@/desk/ui/said";
import { endpointActs } from "./rules";
import type { Endpoint } from "./shown";

const done = [
  "stored_done",
  "test_done",
  "pause_done",
  "resume_done",
  "rotate_done",
  "replay_done",
  "added",
] as const;
const problems = ["replay_stale", "removeMismatch"] as const;

type Props = { said: { result: unknown; asked: unknown }; endpoint: Endpoint };

/** What the last press did. Of a stale one, what was asked and what is so. */
export function EndpointResult({ said: { result, asked }, endpoint }: Props) {
  const t = useTranslations("deskFeed");
  const failed = useTranslations("console")("failed");
  const isDone = done.find((one) => one === result);
  const problem = problems.find((one) => one === result);
  const act = endpointActs.find((one) => one === asked);
  const { pausedAt, previousUntil } = endpoint;
  if (isDone) return <Said>{t(`one.${isDone}`)}</Said>;
  if (problem) return <Said as="problem">{t(`one.${problem}`)}</Said>;
  if (result === "failed") return <Said as="problem">{failed}</Said>;
  if (result !== "stale" || !act) return null;
  return (
    <Said as="problem">
      {t("one.stale", {
        act,
        state: pausedAt ? "paused" : "active",
        rotated: previousUntil && previousUntil > new Date() ? "yes" : "no",
      })}
    </Said>
  );
}
