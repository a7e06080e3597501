import { desk } from "@/desk/register";
import type { Part } from "./part";

/** The parts of the product that add mails and other work to the server. */
export const parts: readonly Part[] = [desk];
