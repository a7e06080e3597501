/** Stores a value as JSON, or without one removes the key. False where storage is refused, which is only logged. */
export function keep(key: string, value?: unknown): boolean {
  try {
    localStorage[value ? "setItem" : "removeItem"](key, JSON.stringify(value));
    return true;
  } catch (refused) {
    console.warn(refused);
    return false;
  }
}

/** What is stored under a key, as `read` understands it; what it does not understand, or is no JSON, is removed. */
export function kept<T>(key: string, read: (stored: unknown) => T | undefined): T | undefined {
  let value: T | undefined;
  try {
    value = read(JSON.parse(localStorage.getItem(key) ?? ""));
  } catch {
    // Absent, corrupt or refused; removing it logs the refusal.
  }
  if (!value) keep(key);
  return value;
}
