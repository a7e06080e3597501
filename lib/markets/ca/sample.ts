import type { SampleBusiness } from "@/lib/markets/market";

export const caSample: SampleBusiness = {
  number: "123456782",
  address: { addressLine1: "290 Bremner Blvd", locality: "Toronto", region: "ON", postalCode: "M5V 3L9" },
};
