import type { Company } from "./register";

/** The service's own shapes of a company; field names and kinds as its public data API gives them. */

export function searchItem(company: Company) {
  const { company_name, company_number, company_status, type, date_of_creation, date_of_cessation } = company;
  const address = company.registered_office_address;
  const closed = date_of_cessation
    ? `Dissolved on ${date_of_cessation}`
    : `Incorporated on ${date_of_creation}`;
  return {
    kind: "searchresults#company",
    title: company_name,
    company_number,
    company_status,
    company_type: type,
    date_of_creation,
    ...(date_of_cessation ? { date_of_cessation } : {}),
    address,
    address_snippet: snippet(address),
    description: `${company_number} - ${closed}`,
    description_identifier: [date_of_cessation ? "dissolved-on" : "incorporated-on"],
    matches: { title: [] },
    snippet: "",
    links: { self: `/company/${company_number}` },
  };
}

export function profile(company: Company) {
  const { officers: _, company_name, ...rest } = company;
  const self = `/company/${company.company_number}`;
  const open = company.company_status === "active";
  return {
    ...rest,
    company_name: company_name,
    accounts: {
      overdue: false,
      ...(open ? { next_due: "2027-09-30", next_made_up_to: "2026-12-31" } : {}),
      accounting_reference_date: { day: "31", month: "12" },
    },
    confirmation_statement: { overdue: false, ...(open ? { next_due: "2027-03-14" } : {}) },
    can_file: open,
    has_been_liquidated: company.company_status === "liquidation",
    registered_office_is_in_dispute: false,
    undeliverable_registered_office_address: false,
    etag: etagOf(company),
    links: { self, officers: `${self}/officers`, filing_history: `${self}/filing-history` },
  };
}

export function officerList(company: Company, start_index: number, items_per_page: number) {
  const { officers, company_number } = company;
  const active_count = officers.filter(({ resigned_on }) => !resigned_on).length;
  return {
    kind: "officer-list",
    etag: etagOf(company),
    active_count,
    inactive_count: 0,
    resigned_count: officers.length - active_count,
    total_results: officers.length,
    start_index,
    items_per_page,
    links: { self: `/company/${company_number}/officers` },
    items: officers.slice(start_index, start_index + items_per_page).map((officer, index) => ({
      ...officer,
      ...(officer.date_of_birth ? { country_of_residence: "United Kingdom" } : {}),
      address: company.registered_office_address,
      person_number: String(start_index + index + 1),
      links: { officer: { appointments: `/officers/${company_number}-${start_index + index}/appointments` } },
    })),
  };
}

function snippet(address: Readonly<Record<string, string>>): string {
  const { premises, address_line_1, care_of, po_box, ...rest } = address;
  const street = [premises, address_line_1].filter(Boolean).join(" ");
  return [care_of, po_box && `PO Box ${po_box}`, street, ...Object.values(rest)].filter(Boolean).join(", ");
}

function etagOf({ company_number }: Company): string {
  return Buffer.from(company_number).toString("hex").padEnd(40, "0");
}
