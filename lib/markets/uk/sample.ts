import type { SampleBusiness } from "@/lib/markets/market";

export const ukSample: SampleBusiness = {
  number: "09876543",
  address: { addressLine1: "14 Hale Road", locality: "Lewes", region: "", postalCode: "BN7 2QT" },
};
