import type { MarketCode } from ".";
import { caSample } from "./ca/sample";
import type { SampleBusiness } from "./market";
import { ukSample } from "./uk/sample";
import { usSample } from "./us/sample";

export const sampleBusinesses: Readonly<Record<MarketCode, SampleBusiness>> = {
  uk: ukSample,
  us: usSample,
  ca: caSample,
};
