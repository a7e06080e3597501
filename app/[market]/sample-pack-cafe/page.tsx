import { SamplePackPage } from "@/components/marketing/pack/pack-page";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("sample-pack-cafe");

export default marketPage("sample-pack-cafe", (props) => <SamplePackPage business="cafe" {...props} />);
