import { z } from "zod";
import { tidy, tidyIdentifier } from "@/lib/sign-up/rules/text";
import { uuid } from "@/lib/uuid";
import { settings } from "@/server/env";
import { feedKinds } from "./kinds";
import { endpointLimits, isAllowedUrl } from "./rules";

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
