/** Stores a value as JSON; undefined removes it. False where storage is refused (private mode, quota, policy). */
export function keep(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (refused) {
    console.warn(refused);
    return false;
  }
}

/** What is stored under a key, as `read` understands it; what it does not understand is removed. */
export function kept<T>(key: string, read: (stored: unknown) => T | undefined): T | undefined {
  let value: T | undefined;
  try {
    value = read(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch (unreadable) {
    console.warn(unreadable);
  }
  if (!value) keep(key, undefined);
  return value;
}
