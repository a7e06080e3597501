/** Imported as one, so that what they share is loaded once. */
export { addressFromText } from "@/lib/sign-up/pasted-address";
export { checks } from "@/lib/sign-up/rules/check";
export { warningsIn } from "@/lib/sign-up/rules/warnings";
