import { findMarket } from "./market";

for (const start of [findMarket]) start();
