"use client";

export { DeskError as default } from "@/components/console/desk-error";
