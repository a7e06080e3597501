/** Stores the value as JSON; without a value, removes the key. Returns false if the browser refuses storage. */
export function store(key: string, value?: unknown): boolean {
  try {
    localStorage[value ? "setItem" : "removeItem"](key, JSON.stringify(value));
    return true;
  } catch (refused) {
    console.warn(refused);
    return false;
  }
}

/** The stored value, parsed by `read`. Removes the key if the value is not JSON or `read` rejects it. */
export function readStored<T>(key: string, read: (stored: unknown) => T | undefined): T | undefined {
  let value: T | undefined;
  try {
    value = read(JSON.parse(localStorage[key]));
  } catch {
    // Absent, not JSON, or storage refused: `store` below logs a refusal.
  }
  if (!value) store(key);
  return value;
}
