import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { unlisted } from "@/components/seo/metadata";
import "../globals.css";
import "./desk.css";

export { viewport } from "@/components/layout/document";

export const metadata: Metadata = unlisted;

export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
