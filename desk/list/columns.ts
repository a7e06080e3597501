import { cookies } from "next/headers";
import { isSecure } from "@/desk/auth/cookies";
import { deskAddress } from "@/lib/routing/desk";

const name = "jack-console-columns";
const maxAge = 365 * 24 * 60 * 60;

/** The optional columns that this browser's operator has chosen; null for the usual ones. */
export async function chosenColumns(): Promise<readonly string[] | null> {
  return (await cookies()).get(name)?.value.split(".") ?? null;
}

export async function saveColumns(names: readonly string[]): Promise<void> {
  const options = { maxAge, path: deskAddress, httpOnly: true, sameSite: "lax", secure: isSecure() } as const;
  (await cookies()).set(name, names.join("."), options);
}
