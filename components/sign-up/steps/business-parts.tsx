"use client";

import { type ComponentProps, lazy } from "react";

/** Only the business step loads these: the steps share one route, which would load them with each of its pages. */
const loaded = {
  AddressFields: lazy(() => import("./address-fields")),
  CompanyLink: lazy(() => import("./company-link")),
  Directors: lazy(() => import("./directors")),
  EditDetails: lazy(() => import("./edit-details")),
  FindForm: lazy(() => import("./find-form")),
};

// Functions, because React accepts no `lazy` component from a server component.
export function AddressFields(props: ComponentProps<typeof loaded.AddressFields>) {
  return <loaded.AddressFields {...props} />;
}

export function Directors() {
  return <loaded.Directors />;
}

export function FindForm(props: ComponentProps<typeof loaded.FindForm>) {
  return <loaded.FindForm {...props} />;
}

export function CompanyLink(props: ComponentProps<typeof loaded.CompanyLink>) {
  return <loaded.CompanyLink {...props} />;
}

export function EditDetails(props: ComponentProps<typeof loaded.EditDetails>) {
  return <loaded.EditDetails {...props} />;
}
