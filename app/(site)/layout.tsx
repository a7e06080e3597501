import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import "../globals.css";

export { viewport } from "@/components/layout/document";

/** The layout of pages without a market in their address, in British English. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
