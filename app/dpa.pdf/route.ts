import { dpaFile } from "@/app/dpa-file";
import { defaultEdition } from "@/lib/markets/editions";

export const dynamic = "force-static";

export const GET = () => dpaFile(defaultEdition);
