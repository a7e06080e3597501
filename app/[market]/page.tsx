import { Landing } from "@/components/marketing/landing/landing";
import { metadataOf } from "./edition-of";
import { marketPage } from "./market-page";

export const generateMetadata = metadataOf("home");

export default marketPage("home", Landing);
