import { SamplePackPage } from "@/components/marketing/pack/pack-page";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("sample-pack-agency");

export default marketPage("sample-pack-agency", (props) => <SamplePackPage business="agency" {...props} />);
