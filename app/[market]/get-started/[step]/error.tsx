"use client";

export { BrokenStep as default } from "@/components/sign-up/layout/broken-step";
