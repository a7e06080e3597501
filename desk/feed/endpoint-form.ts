import { cookies } from "next/headers";
import { z } from "zod";
import { feedAddress } from "@/lib/routing/desk";
import { tidy, tidyIdentifier } from "@/lib/sign-up/rules/text";
import { uuid } from "@/lib/uuid";
import { settings } from "@/server/env";
import { feedKinds } from "./kinds";
import { endpointLimits, isAllowedUrl, secretMinutes } from "./rules";

/** What the form for a new endpoint must hold. */
export const endpointForm = z.object({
  id: uuid,
  name: z.string().overwrite(tidy).min(1).max(endpointLimits.name),
  url: z
    .string()
    .overwrite(tidyIdentifier)
    .max(endpointLimits.url)
    .refine((text) => URL.canParse(text) && isAllowedUrl(new URL(text), settings().feedMayBePrivate)),
  kinds: z.array(z.enum(feedKinds)).min(1),
});

export type EndpointForm = z.infer<typeof endpointForm>;

const cookieName = "jack-feed-form";

/** A new endpoint's secret, or a refused form: in this browser alone, since neither may stand in an address. */
const kept = z.union([
  z.object({ endpoint: uuid, secret: z.string() }),
  z.object({
    name: z.string(),
    url: z.string(),
    kinds: z.array(z.string()),
    problems: z.array(z.enum(["name", "url", "kinds", "private"])),
  }),
]);
type Kept = z.infer<typeof kept>;
export type RefusedForm = Extract<Kept, { problems: unknown }>;

export async function keepForNextPage(value: Kept | null): Promise<void> {
  (await cookies()).set(cookieName, value === null ? "" : JSON.stringify(value), {
    httpOnly: true,
    sameSite: "strict",
    secure: settings().siteUrl.startsWith("https:"),
    path: feedAddress,
    maxAge: value === null ? 0 : secretMinutes * 60,
  });
}

async function keptForThisPage(): Promise<Kept | null> {
  const text = (await cookies()).get(cookieName)?.value;
  try {
    return text ? (kept.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    return null;
  }
}

export async function refusedForm(): Promise<RefusedForm | null> {
  const value = await keptForThisPage();
  return value && "problems" in value ? value : null;
}

/** The secret of an endpoint that this browser has just added, or whose secret it has just rotated. */
export async function freshSecret(endpoint: string): Promise<string | null> {
  const value = await keptForThisPage();
  return value && "secret" in value && value.endpoint === endpoint ? value.secret : null;
}
