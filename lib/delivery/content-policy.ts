type Allowance = {
  readonly scripts: readonly string[]; // `'sha256-…'` or `'nonce-…'`
  readonly forms?: readonly string[]; // Origins to which a form's response may redirect
};

/** Hashes of the style element that Sonner inserts: empty at first, then with its styles. */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

export function pagePolicy({ scripts, forms = [] }: Allowance): string {
  return serialised({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...toastStyles],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...forms],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

export const dataPolicy = serialised({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

function serialised(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
