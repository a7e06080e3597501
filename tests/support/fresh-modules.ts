import { vi } from "vitest";

const held = globalThis as typeof globalThis & { firstEnvironment?: NodeJS.ProcessEnv };
held.firstEnvironment ??= { ...process.env };

/** A worker runs many files. Each starts with modules, environment and globals as in a new process. */
vi.resetModules();
for (const name of Object.keys(process.env)) if (!(name in held.firstEnvironment)) delete process.env[name];
Object.assign(process.env, held.firstEnvironment);
for (const key of Reflect.ownKeys(globalThis))
  if (/^(Symbol\()?jack/.test(String(key))) Reflect.deleteProperty(globalThis, key);
