import { cookies } from "next/headers";
import { choiceCookie } from "@/lib/geo/record";
import { defaultEdition, type Edition, editionNamed } from "@/lib/markets/editions";
import { retention } from "@/lib/retention";
import { settings } from "@/server/env";
import { hashToken, tokenFrom } from "@/server/token";

/** Lifetimes of the two cookies: `draft` opens the draft, `purchase` the confirmation after the draft is deleted. */
const daysOf = { draft: retention.draftDays, purchase: retention.confirmationDays } as const;
type Kind = keyof typeof daysOf;

const secure = () => settings().siteUrl.startsWith("https:");
const cookieName = (kind: Kind) => `${secure() ? "__Host-" : ""}jack-${kind}`;

export async function ownerHash(): Promise<string | null> {
  return hashToken(await get("draft"));
}

export async function purchaseHash(): Promise<string | null> {
  return hashToken(await get("purchase"));
}

/** The edition for a visitor about whose sign-up nothing is known. */
export async function visitorEdition(): Promise<Edition> {
  return (await chosenEdition()) ?? defaultEdition;
}

/** The edition that the visitor chose last by a link; null for none. */
export async function chosenEdition(): Promise<Edition | null> {
  return editionNamed((await cookies()).get(choiceCookie)?.value);
}

export type BuyerHashes = readonly (string | null)[];

/** Hashes that identify this browser's submissions; submissions of older releases have the draft cookie's hash. */
export async function buyerHashes(): Promise<BuyerHashes> {
  return [await purchaseHash(), await ownerHash()];
}

export async function holdsKey(): Promise<boolean> {
  return (await buyerHashes()).some((hash) => hash !== null);
}

export async function holdsDraftKey(): Promise<boolean> {
  return (await ownerHash()) !== null;
}

/** Extends the draft cookie's lifetime. Setting a cookie also makes Next's router drop pages with older answers. */
export async function extendDraftCookie(): Promise<void> {
  const token = await get("draft");
  if (token) await setCookie("draft", token);
}

export async function setDraftCookie(token: string): Promise<void> {
  await setCookie("draft", token);
}

/** Sets the purchase cookie and returns its hash; null without a draft. Two submits at once get the same key. */
export async function setPurchaseCookie(): Promise<string | null> {
  const [draft, purchase] = [await get("draft"), await get("purchase")];
  if (!draft || hashToken(draft) === null) return null;
  const key = purchase && hashToken(purchase) !== null ? purchase : tokenFrom(draft, "purchase");
  await setCookie("purchase", key);
  return hashToken(key);
}

/** The secret that opens confirmations in this browser: its own if it has one, otherwise `offered`. */
export async function purchaseKeyOr(offered: string): Promise<string> {
  const key = await get("purchase");
  return key && hashToken(key) !== null ? key : offered;
}

export async function setPurchaseKey(key: string): Promise<void> {
  await setCookie("purchase", key);
}

async function get(kind: Kind): Promise<string | undefined> {
  return (await cookies()).get(cookieName(kind))?.value;
}

async function setCookie(kind: Kind, token: string): Promise<void> {
  (await cookies()).set(cookieName(kind), token, {
    httpOnly: true,
    // The cookie must be sent when the provider redirects the visitor back.
    sameSite: "lax",
    secure: secure(),
    path: "/",
    maxAge: daysOf[kind] * 24 * 60 * 60,
  });
}
