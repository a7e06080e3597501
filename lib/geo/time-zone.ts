export function validTimeZone(value: string | null | undefined): string | null {
  return value && value.length <= 64 && /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(value) ? value : null;
}
