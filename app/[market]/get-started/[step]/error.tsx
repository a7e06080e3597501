"use client";

export { BrokenStep as default } from "@/components/flow/broken-step";
