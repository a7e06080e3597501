"use client";

export { DeskError as default } from "@/desk/ui/error";
