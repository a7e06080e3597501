import type { SampleBusiness } from "@/lib/markets/market";

export const usSample: SampleBusiness = {
  number: "12-3456789",
  address: { addressLine1: "350 Fifth Avenue", locality: "New York", region: "NY", postalCode: "10118" },
};
