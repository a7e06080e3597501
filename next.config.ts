import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { siteDefaults } from "./lib/site";

// Proxies may replace the host, so the origin of a form is compared with this too.
const siteUrl = process.env.SITE_URL || siteDefaults.url;

const config: NextConfig = {
  // A platform with an adapter of its own sets this variable; its adapter then replaces ours: docs/deploy.md.
  adapterPath:
    process.env.NEXT_ADAPTER_PATH || fileURLToPath(new URL("scripts/delivery/adapter.mjs", import.meta.url)),
  distDir: process.env.NEXT_DIST_DIR || ".next",
  env: { EDITIONS_OFF: process.env.EDITIONS_OFF ?? "" },
  poweredByHeader: false,
  // Lets redirects keep the query byte for byte: otherwise Next re-encodes it before the middleware.
  skipProxyUrlNormalize: true,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // `npm run typecheck` checks the types, of the tests too; doing it in the build as well took 14 of 50 s.
  typescript: { ignoreBuildErrors: true },
  // Packages that are not compiled: with all of them compiled, a build does not fit into 1 GB.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@electric-sql/pglite-prepopulatedfs",
    "esbuild",
    "better-auth",
    "@better-auth/passkey",
    "drizzle-orm",
    "gocardless-nodejs",
    "hucre",
    "intl-messageformat",
    "libphonenumber-js",
    "maxmind",
    "nodemailer",
    "pdfkit",
    "pg",
    "react-markdown",
    "remark-gfm",
    "standardwebhooks",
    "zod",
  ],
  experimental: {
    globalNotFound: true,
    // Most builds here are first builds, which are a third slower and need 100 MB more disk if they write a cache.
    turbopackFileSystemCacheForBuild: false,
    // `next start` does not read source maps, and writing them takes 170 MB of memory.
    ...(process.env.NODE_ENV === "production" && {
      turbopackSourceMaps: false,
      turbopackInputSourceMaps: false,
    }),
    // server/http/request-guard.ts refuses bodies over 256,000 bytes; Next's limit must be above that.
    // "null": browsers that hide the origin. The guard accepts it only with `Sec-Fetch-Site: same-origin`.
    serverActions: { bodySizeLimit: "256kb", allowedOrigins: [new URL(siteUrl).host, "null"] },
    proxyClientMaxBodySize: "512kb",
  },
};

// `precompile` parses the messages at build time: docs/decisions/0120.
const withNextIntl = createNextIntlPlugin({
  experimental: {
    messages: { path: ["./messages", "./desk/words"], format: "json", locales: "infer", precompile: true },
  },
});

export default withNextIntl(config);
