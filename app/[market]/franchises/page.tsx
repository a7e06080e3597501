import { Franchises } from "@/components/marketing/franchises/franchises";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("franchises");

export default marketPage("franchises", Franchises, true);
