import { Integrations } from "@/components/marketing/integrations/integrations";
import { legalDocument } from "@/server/legal/texts";
import { metadataOf } from "../edition-of";
import { marketPage } from "../market-page";

export const generateMetadata = metadataOf("integrations");

export default marketPage("integrations", (props) => (
  <Integrations {...props} dpa={legalDocument("dpa", props.edition)} />
));
