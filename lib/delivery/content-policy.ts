/** What a page may do beyond the site's own files. */
type Allowance = {
  /** Sources of inline scripts: `'sha256-…'` of a prerendered page, `'nonce-…'` of one drawn for a request. */
  readonly scripts: readonly string[];
  /** Origins outside the site that a form's answer may lead to: browsers hold redirects to `form-action` too. */
  readonly forms?: readonly string[];
};

/** Sonner adds an empty style element and then fills it: the hashes of nothing, and of its one style sheet. */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The Content-Security-Policy of a page: nothing but the site's own files, and what is allowed by name. */
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

/** The policy of an answer that is no page: nothing at all. */
export const dataPolicy = serialised({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

function serialised(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
