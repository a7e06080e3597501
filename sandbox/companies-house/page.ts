import type { Reply } from "../wire/exchange";
import { html, page } from "../wire/page";
import { register } from "./register";

/** The invented register, for a person who wants something to search for. */
export function registerPage(): Reply {
  return page({
    title: "Register",
    service: "Companies House",
    wide: true,
    body: html`<h1>Companies in this sandbox</h1>
<div class="scroll" tabindex="0" role="region" aria-label="Companies"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Name</th><th scope="col">Status</th><th scope="col">Type</th><th scope="col">Officers</th></tr></thead>
<tbody>${register.map(
      ({ company_number, company_name, company_status, type, officers }) =>
        html`<tr><td>${company_number}</td><td>${company_name}</td><td>${company_status}</td><td>${type}</td><td>${officers.length}</td></tr>`,
    )}</tbody></table></div>`,
  });
}
