"use client";

import { useParams } from "next/navigation";
import { ErrorPage } from "@/components/layout/errors/error-page";

export default function RouteError({ retry }: { retry: () => void }) {
  const { market } = useParams<{ market: string }>();
  return <ErrorPage retry={retry} home={`/${market}`} />;
}
