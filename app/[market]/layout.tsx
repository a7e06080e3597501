import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { isMarketCode, market, marketCodes } from "@/lib/markets";
import "../globals.css";

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
  return (
    <html lang={market(code).locale}>
      <body>{props.children}</body>
    </html>
  );
}
