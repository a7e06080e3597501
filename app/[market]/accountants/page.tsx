import { Accountants } from "@/components/marketing/accountants/accountants";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("accountants");

export default marketPage("accountants", Accountants);
