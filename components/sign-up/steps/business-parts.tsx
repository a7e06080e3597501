"use client";

import { type ComponentProps, lazy } from "react";

/** Only the business step loads these: the steps share one route, which would load them with each of its pages. */
const loaded = {
  AddressFields: lazy(() => import("./address-fields")),
  Directors: lazy(() => import("./directors")),
  FindForm: lazy(() => import("./find-form")),
  Link: lazy(() => import("next/link")),
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

export function CompanyLink(props: ComponentProps<typeof loaded.Link>) {
  return <loaded.Link {...props} />;
}
