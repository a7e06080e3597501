import { leadInside } from "@/desk/auth/access";
import { PasskeyStep } from "@/desk/auth/sign-in-page";
import type { PageQuery } from "@/lib/routing/query";

export default async function PasskeyPage({ searchParams }: { searchParams: PageQuery }) {
  await leadInside();
  const { message } = await searchParams;
  return <PasskeyStep isRefused={message === "refused"} />;
}
