/** Without this file, Turbopack finds the site's own in the parent folder, and the bare app would run its jobs too. */
export function register(): void {}
