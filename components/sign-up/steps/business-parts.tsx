"use client";

import { type ComponentProps, type ComponentType, lazy, use, useEffect } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Only the business step loads these: the steps share one route, which would load them with each of its pages. */
const loaded = {
  AddressFields: part(() => import("./address-fields")),
  CompanyLink: part(() => import("./company-link")),
  Directors: part(() => import("./directors")),
  FieldsFold: part(() => import("./fields-fold")),
  FindForm: part(() => import("./find-form")),
};

function part<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: WithoutScript })));
}

const never = new Promise<never>(() => {});

/**
 * In place of a part whose script does not load. The page as the server sent it then stays, with what was typed, and works as it
 * does without scripts; a page that the router rendered is loaded from the server instead.
 */
function WithoutScript() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) location.reload();
  }, [hydrated]);
  if (!hydrated) use(never);
  return null;
}

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

export function FieldsFold(props: ComponentProps<typeof loaded.FieldsFold>) {
  return <loaded.FieldsFold {...props} />;
}
