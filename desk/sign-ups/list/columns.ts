import { cookies } from "next/headers";
import { isSecure } from "@/desk/auth/cookies";
import { deskAddress } from "@/lib/routing/desk";
import { columnsAmong, type OptionalColumn } from "./address";

const name = "jack-console-columns";
const maxAge = 365 * 24 * 60 * 60;

/** The columns of the list of sign-ups that this browser's operator has chosen; null for the usual ones. */
export async function chosenColumns(): Promise<readonly OptionalColumn[] | null> {
  const kept = (await cookies()).get(name)?.value;
  return kept === undefined ? null : columnsAmong(kept.split("."));
}

export async function keepColumns(names: readonly unknown[]): Promise<void> {
  const options = {
    maxAge,
    path: deskAddress,
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
  } as const;
  (await cookies()).set(name, columnsAmong(names).join("."), options);
}
