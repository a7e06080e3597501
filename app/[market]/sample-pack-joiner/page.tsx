import { SamplePackPage } from "@/components/marketing/pack/pack-page";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("sample-pack-joiner");

export default marketPage("sample-pack-joiner", (props) => <SamplePackPage business="joiner" {...props} />);
