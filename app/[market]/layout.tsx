import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { isMarketCode, marketCodes } from "@/lib/markets";
import "../globals.css";

export { viewport } from "@/components/layout/document";

export const dynamicParams = false;

export function generateStaticParams() {
  return marketCodes.map((code) => ({ market: code }));
}

export default async function MarketLayout(props: {
  children: ReactNode;
  params: Promise<{ market: string }>;
}) {
  const { market: code } = await props.params;
  if (!isMarketCode(code)) notFound();
  return <Document>{props.children}</Document>;
}
