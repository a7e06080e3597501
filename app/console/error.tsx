"use client";

export { DeskError as default } from "@/desk/auth/error";
