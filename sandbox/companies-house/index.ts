import { z } from "zod";
import { controlPath, scripted } from "../wire/control";
import { type Asked, json, type Reply } from "../wire/exchange";
import { serve } from "../wire/serve";
import { officerList, profile, searchItem } from "./answers";
import { registerPage } from "./page";
import { openRateLimit } from "./rate-limit";
import { companyByNumber, searchRegister } from "./register";

export type CompaniesHouseSettings = {
  readonly port: number;
  /** The only key that is let in; null lets in any. */
  readonly apiKey?: string | null;
};

const limitScript = z.strictObject({
  limit: z.int().min(0).optional(),
  seconds: z.int().min(1).optional(),
});

/** Starts the Companies House twin: search, profile and officers over an invented register. */
export async function startCompaniesHouse({ port, apiKey = null }: CompaniesHouseSettings) {
  const rate = openRateLimit(Date.now);
  const listening = await serve("Companies House twin", port, () => ({
    failure: (status) =>
      json(status, { error: status === 429 ? "rate-limit" : "outage", type: "ch:service" }),
    reset: () => rate.set({ limit: 600, seconds: 300 }),
    control: (asked) =>
      asked.method === "POST" && asked.path === `${controlPath}/limit`
        ? scripted(asked, limitScript, (script) => {
            rate.set(script);
            return json(200, script);
          })
        : undefined,
    answer(asked) {
      if (asked.path === "/") return registerPage();
      if (!mayEnter(asked, apiKey)) return json(401, { error: "Invalid Authorization", type: "ch:service" });
      const { allowed, headers } = rate.count();
      const reply = allowed ? answered(asked) : json(429, { error: "rate-limit", type: "ch:service" });
      return { ...reply, headers: { ...reply.headers, ...headers } };
    },
  }));
  return { port: listening.port, url: listening.url, stop: listening.close };
}

function mayEnter({ headers }: Asked, apiKey: string | null): boolean {
  const encoded = /^Basic (\S+)$/.exec(headers.authorization ?? "")?.[1];
  if (!encoded) return false;
  const [user = ""] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  return apiKey === null ? user !== "" : user === apiKey;
}

function answered({ method, path, query }: Asked): Reply {
  const [, subject, number = "", part] = path.split("/");
  if (method !== "GET") return notFound("method-not-allowed");
  if (path === "/search/companies") return search(query);
  const company = subject === "company" ? companyByNumber(decodeURIComponent(number)) : undefined;
  if (subject !== "company") return notFound("resource-not-found");
  if (!company) return notFound(part ? "company-officers-not-found" : "company-profile-not-found");
  if (part === undefined) return json(200, profile(company));
  if (part !== "officers") return notFound("resource-not-found");
  return json(200, officerList(company, ...pageAsked(query, 35)));
}

function search(query: URLSearchParams): Reply {
  const asked = query.get("q") ?? "";
  if (asked.trim() === "") return json(400, { errors: [{ error: "invalid-search", type: "ch:service" }] });
  const found = searchRegister(asked);
  const [start_index, items_per_page] = pageAsked(query, 20);
  return json(200, {
    kind: "search#companies",
    page_number: Math.floor(start_index / items_per_page) + 1,
    start_index,
    items_per_page,
    total_results: found.length,
    items: found.slice(start_index, start_index + items_per_page).map(searchItem),
  });
}

function pageAsked(query: URLSearchParams, usual: number): [start: number, size: number] {
  const whole = z.coerce.number().int();
  const size = whole
    .min(1)
    .max(100)
    .catch(usual)
    .parse(query.get("items_per_page") ?? usual);
  return [
    whole
      .min(0)
      .catch(0)
      .parse(query.get("start_index") ?? 0),
    size,
  ];
}

function notFound(error: string): Reply {
  return json(404, { errors: [{ error, type: "ch:service" }] });
}
