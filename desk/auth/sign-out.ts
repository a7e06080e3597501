"use server";

import { redirect } from "next/navigation";
import { signInAddress } from "@/desk/addresses";
import { act } from "./access";
import { forgetSession } from "./cookies";
import { endSessionOf } from "./end-session";

/** The form of every page's frame. */
export async function signOut(): Promise<void> {
  const ended = await act("viewer", (by) => endSessionOf(by, by.sessionId));
  await forgetSession();
  redirect(ended.ok ? signInAddress : `${signInAddress}?message=outHere`);
}
