import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { editionCodes, editionNamed } from "@/lib/markets/editions";
import "../globals.css";

export { viewport } from "@/components/layout/document";

export const dynamicParams = false;

export function generateStaticParams() {
  return editionCodes.map((code) => ({ market: code }));
}

export default async function MarketLayout(props: {
  children: ReactNode;
  params: Promise<{ market: string }>;
}) {
  const { market: code } = await props.params;
  if (!editionNamed(code)) notFound();
  return <Document>{props.children}</Document>;
}
