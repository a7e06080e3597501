import { LegalText } from "@/app/legal-text";
import { pageMetadata } from "@/components/seo/metadata";
import { site } from "@/server/env";

const listed = { page: "accessibility", edition: null } as const;

export const generateMetadata = () => pageMetadata(listed, site());

export default function AccessibilityPage() {
  return <LegalText {...listed} />;
}
