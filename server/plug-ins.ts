import { desk } from "@/desk/register";
import type { PlugIn } from "./plug-in";

export const plugIns: readonly PlugIn[] = [desk];
