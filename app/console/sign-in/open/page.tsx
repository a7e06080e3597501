import { OpenLink } from "@/desk/auth/sign-in-page";
import type { PageQuery } from "@/lib/routing/query";

/** Changes nothing and makes no query: only the button sends the key. */
export default async function OpenLinkPage({ searchParams }: { searchParams: PageQuery }) {
  const { key, invitation } = await searchParams;
  const linkKey = typeof key === "string" && key !== "" ? key : null;
  return <OpenLink linkKey={linkKey} isInvitation={invitation !== undefined} />;
}
