"use client";

import { ErrorPage } from "@/components/layout/errors/error-page";

export default function RouteError({ retry }: { retry: () => void }) {
  return <ErrorPage retry={retry} />;
}
