import "server-only";
import { cookies } from "next/headers";
import { confirmationDays, draftDays } from "@/lib/sign-up/rules/limits";
import { settings } from "@/server/env";
import { hashToken, tokenFrom } from "@/server/token";

/**
 * The only things that a browser holds of a sign-up: two secrets that no script can read. One opens the draft, the
 * other the confirmation of what was bought, long after the draft is gone.
 */
const daysOf = { draft: draftDays, purchase: confirmationDays } as const;
type Kind = keyof typeof daysOf;

const secure = () => settings().siteUrl.startsWith("https:");
const cookieName = (kind: Kind) => `${secure() ? "__Host-" : ""}jack-${kind}`;

/** The hash of the token of the visitor's draft, or null when there is none. */
export async function ownerHash(): Promise<string | null> {
  return hashToken(await held("draft"));
}

/** The hash of the key of the visitor's confirmations, or null when nothing was bought here. */
export async function purchaseHash(): Promise<string | null> {
  return hashToken(await held("purchase"));
}

export type BuyerHashes = readonly (string | null)[];

/** The hashes by which a submission of this browser is known: older ones carry the draft's token instead of the key. */
export async function buyerHashes(): Promise<BuyerHashes> {
  return [await purchaseHash(), await ownerHash()];
}

/** Whether the browser holds a key of a sign-up, begun or finished. */
export async function holdsKey(): Promise<boolean> {
  return (await buyerHashes()).some((hash) => hash !== null);
}

/**
 * Lets the browser hold its token for as long as the draft, which lives on with each save. A cookie that is set
 * also makes Next forget the pages it keeps for the back button, which would show older answers.
 */
export async function keepToken(): Promise<void> {
  const token = await held("draft");
  if (token) await give("draft", token);
}

export async function giveToken(token: string): Promise<void> {
  await give("draft", token);
}

/**
 * Lets the browser hold a key of its confirmations and answers its hash; null without a draft. It keeps the key that it
 * has, and a first one follows from the draft's, so that two presses at once make the same.
 */
export async function givePurchaseKey(): Promise<string | null> {
  const [draft, purchase] = [await held("draft"), await held("purchase")];
  if (!draft || hashToken(draft) === null) return null;
  const key = purchase && hashToken(purchase) !== null ? purchase : tokenFrom(draft, "purchase");
  await give("purchase", key);
  return hashToken(key);
}

async function held(kind: Kind): Promise<string | undefined> {
  return (await cookies()).get(cookieName(kind))?.value;
}

async function give(kind: Kind, token: string): Promise<void> {
  (await cookies()).set(cookieName(kind), token, {
    httpOnly: true,
    // Lax: the cookie has to come along when the provider sends the visitor back.
    sameSite: "lax",
    secure: secure(),
    path: "/",
    maxAge: daysOf[kind] * 24 * 60 * 60,
  });
}
