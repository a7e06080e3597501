import type { Company } from "./register";

export function searchItem(company: Company) {
  const { company_name, company_number, company_status, type, registered_office_address: address } = company;
  const { date_of_creation, date_of_cessation } = company;
  return {
    kind: "searchresults#company",
    title: company_name,
    company_number,
    company_status,
    company_type: type,
    date_of_creation,
    date_of_cessation,
    address,
    address_snippet: snippet(address),
    links: { self: `/company/${company_number}` },
  };
}

export function profile({ officers: _, ...company }: Company) {
  const self = `/company/${company.company_number}`;
  return {
    ...company,
    can_file: company.company_status === "active",
    has_been_liquidated: company.company_status === "liquidation",
    links: { self, officers: `${self}/officers` },
  };
}

export function officerList(company: Company, start_index: number, items_per_page: number) {
  const { officers, company_number, registered_office_address: address } = company;
  const active_count = officers.filter((officer) => !("resigned_on" in officer)).length;
  return {
    kind: "officer-list",
    active_count,
    resigned_count: officers.length - active_count,
    total_results: officers.length,
    start_index,
    items_per_page,
    links: { self: `/company/${company_number}/officers` },
    items: officers
      .slice(start_index, start_index + items_per_page)
      .map((officer) => ({ ...officer, address })),
  };
}

function snippet(address: Readonly<Record<string, string | undefined>>): string {
  const { premises, address_line_1, care_of, po_box, ...rest } = address;
  const street = [premises, address_line_1].filter(Boolean).join(" ");
  return [care_of, po_box && `PO Box ${po_box}`, street, ...Object.values(rest)].filter(Boolean).join(", ");
}
