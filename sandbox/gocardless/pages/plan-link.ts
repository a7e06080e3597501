import { z } from "zod";
import { type Asked, type Reply, seeOther } from "../../wire/exchange";
import { pageOf } from "../resources/flows";
import { openRedirectFlow } from "../resources/redirect-flows";
import { schemeNames, schemes } from "../schemes";
import type { Twin } from "../twin";
import { unknownPage } from "./flow-page";

/** What a plan link sells; made on the control path, as a merchant makes it in the dashboard. */
export const planLinkScript = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{6,}$/, "six or more capital letters and digits"),
  name: z.string(),
  amount: z.coerce.number().int().min(1),
  scheme: z.enum(schemeNames),
  day_of_month: z.coerce.number().int().min(1).max(28).nullable().default(null),
});

const planPath = /^\/([A-Z0-9]{6,})$/;
const address = z.url({ protocol: /^https?$/ });

/**
 * The page behind a plan link. Each opening makes a billing request of its own, with the plan's subscription, and
 * goes on to the payer's page. Undefined where the path is no plan link.
 */
export function openPlanLink(twin: Twin, { method, path, query }: Asked): Reply | undefined {
  const code = planPath.exec(path)?.[1];
  if (code === undefined || method !== "GET") return undefined;
  const plan = twin.store.get("plan_links", code);
  const back = address.safeParse(query.get("redirect_uri"));
  if (!plan || !back.success) return unknownPage();
  const redirect = twin.store.change(() =>
    openRedirectFlow(twin, {
      description: plan.name,
      session_token: "",
      success_redirect_url: back.data,
      scheme: plan.scheme,
      metadata: {},
      subscription: {
        ...monthly,
        amount: plan.amount,
        currency: schemes[plan.scheme].currency,
        name: plan.name,
        day_of_month: plan.day_of_month,
      },
    }),
  );
  twin.wake();
  return seeOther(pageOf(twin, redirect.flow));
}

const monthly = {
  interval: 1,
  interval_unit: "monthly",
  month: null,
  count: null,
  start_date: null,
  retry_if_possible: false,
  payment_reference: null,
  metadata: {},
} as const;
