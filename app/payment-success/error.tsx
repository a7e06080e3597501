"use client";

export { ErrorPage as default } from "@/components/layout/errors/error-page";
