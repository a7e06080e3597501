import type { Metadata } from "next";
import type { ReactNode } from "react";
import "../globals.css";

export { viewport } from "@/components/shell/viewport";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The page brings the document itself: its language is the submission's, and a layout knows no query. */
export default function PaymentLayout({ children }: { children: ReactNode }) {
  return children;
}
