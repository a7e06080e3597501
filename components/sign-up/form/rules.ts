/** Imported as one, so that what both share is loaded once. */
export { checks } from "@/lib/sign-up/rules/check";
export { warningsIn } from "@/lib/sign-up/rules/warnings";
