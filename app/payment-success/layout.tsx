import type { Metadata } from "next";
import type { ReactNode } from "react";
import { unlisted } from "@/components/seo/metadata";
import "../globals.css";

export { viewport } from "@/components/layout/document";

export const metadata: Metadata = unlisted;

/** The page brings the document itself: its language is the submission's, and a layout knows no query. */
export default function PaymentLayout({ children }: { children: ReactNode }) {
  return children;
}
