import "server-only";

/** Makes a value once per process, on `globalThis`: Next bundles each route separately, with modules of its own. */
export function perProcess<T extends object>(name: `jack${string}`, make: () => T): () => T {
  const globals = globalThis as typeof globalThis & Record<typeof name, T | undefined>;
  return () => {
    globals[name] ??= make();
    return globals[name];
  };
}
