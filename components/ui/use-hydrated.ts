"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has hydrated the page: false on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
