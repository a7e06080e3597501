import { desk } from "@/desk/register";
import type { Part } from "./part";

/** The parts that add to the server's own work. */
export const parts: readonly Part[] = [desk];
