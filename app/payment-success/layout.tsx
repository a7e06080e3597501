import type { Metadata } from "next";
import type { ReactNode } from "react";
import { unlisted } from "@/components/seo/metadata";
import "../globals.css";
import "../sign-up.css";

export { viewport } from "@/components/layout/document";

export const metadata: Metadata = unlisted;

/** Empty: the page renders `<html>`, whose language depends on the query, which a layout cannot read. */
export default function PaymentLayout({ children }: { children: ReactNode }) {
  return children;
}
