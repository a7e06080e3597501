import { earlyScript } from "@/early-script/build";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(earlyScript(), { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}
