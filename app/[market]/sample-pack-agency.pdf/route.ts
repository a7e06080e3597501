import { samplePackFileRoute } from "../sample-pack-file";

export { generateStaticParams } from "../sample-pack-file";

export const dynamic = "force-static";
export const dynamicParams = false;

export const GET = samplePackFileRoute("agency");
