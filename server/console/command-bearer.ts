import { tokenFrom } from "@/server/token";

/** The bearer of `npm run operator`, from a key that only the site and its commands have. */
export function bearerOfCommand(actionsKey: string): string {
  return tokenFrom(actionsKey, "operator link");
}
