import { dpaFile } from "@/app/dpa-file";

export const dynamic = "force-static";

export const GET = () => dpaFile(null);
