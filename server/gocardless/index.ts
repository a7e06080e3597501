export * from "./billing-requests";
export { type Payer, updateCustomer } from "./customers";
export { providerRecord } from "./dashboard";
export * from "./events";
export * from "./mandates";
export * from "./redirect-flows";
export * from "./subscriptions";
