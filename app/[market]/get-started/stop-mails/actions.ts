"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { StepState } from "@/components/sign-up/form/form-state";
import { stopMailsAddress } from "@/lib/routing/addresses";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log } from "@/server/logging/log";
import { stopMails } from "@/server/resume-mails/stop";
import { readSent } from "../answer";

/** 'Stop these messages'. The page is shown again and says whether they are stopped. */
export async function pressStop(_: StepState, form: FormData): Promise<StepState> {
  const { edition, text } = readSent(form);
  const key = text("key") ?? "";
  if (!isSameOrigin(await headers())) redirect(stopMailsAddress(edition, key));
  const failed = await stopMails(key, "page").then(
    () => undefined,
    (error: unknown) => {
      log("error", "mails not stopped", factsOf(error));
      return "failed" as const;
    },
  );
  redirect(stopMailsAddress(edition, key, failed));
}
