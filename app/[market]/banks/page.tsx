import { Banks } from "@/components/marketing/banks/banks";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("banks");

export default marketPage("banks", Banks, true);
