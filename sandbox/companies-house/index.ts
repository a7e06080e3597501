import { Hono } from "hono";
import { html } from "hono/html";
import { auth } from "hono/utils/basic-auth";
import type { Env, Exchange } from "../http/exchange";
import { page, table } from "../http/page";
import { serve } from "../http/serve";
import { officerList, profile, searchItem } from "./answers";
import { register, searchRegister } from "./register";

/** Starts the fake Companies House: search, profile and officers of invented companies. */
export async function startCompaniesHouse({ port }: { readonly port: number }) {
  return serve("Companies House", port, () => ({
    app: new Hono<Env>().get("/", registerPage).route("/", api()),
    outage: (status) => Response.json(serviceError(status === 429 ? "rate-limit" : "outage"), { status }),
  }));
}

/** A page with all companies, for a person who looks for one to try. */
function registerPage(c: Exchange) {
  const rows = register.map(({ company_number, company_name, company_status, type, officers }) => {
    return [company_number, company_name, company_status, type, officers.length];
  });
  return page(c, {
    title: "Register",
    service: "Companies House",
    wide: true,
    body: html`<h1>Companies in this sandbox</h1>
${table("Companies", ["Number", "Name", "Status", "Type", "Officers"], rows)}`,
  });
}

function api(): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    // Clients send the key as the user name of Basic authentication. Any key is accepted.
    if (!auth(c.req.raw)?.username) return c.json(serviceError("Invalid Authorization"), 401);
    await next();
  });
  app.get("/search/companies", (c) => {
    const asked = c.req.query("q") ?? "";
    if (asked.trim() === "") return c.json(errors("invalid-search"), 400);
    const found = searchRegister(asked);
    const { start_index, items_per_page } = pageAsked(c, 20);
    return c.json({
      kind: "search#companies",
      page_number: Math.floor(start_index / items_per_page) + 1,
      start_index,
      items_per_page,
      total_results: found.length,
      items: found.slice(start_index, start_index + items_per_page).map(searchItem),
    });
  });
  app.get("/company/:number", (c) => {
    const company = register.find(({ company_number }) => company_number === c.req.param("number"));
    return company ? c.json(profile(company)) : c.json(errors("company-profile-not-found"), 404);
  });
  app.get("/company/:number/officers", (c) => {
    const company = register.find(({ company_number }) => company_number === c.req.param("number"));
    if (!company) return c.json(errors("company-officers-not-found"), 404);
    const { start_index, items_per_page } = pageAsked(c, 35);
    return c.json(officerList(company, start_index, items_per_page));
  });
  app.all("*", (c) => c.json(errors("resource-not-found"), 404));
  return app;
}

function pageAsked({ req }: Exchange, usual: number) {
  const { items_per_page, start_index } = req.query();
  return { items_per_page: Number(items_per_page) || usual, start_index: Number(start_index) || 0 };
}

function serviceError(error: string) {
  return { error, type: "ch:service" };
}

function errors(error: string) {
  return { errors: [serviceError(error)] };
}
