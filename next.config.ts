import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  // A platform that brings its own adapter takes ours away: docs/deploy.md.
  adapterPath:
    process.env.NEXT_ADAPTER_PATH || fileURLToPath(new URL("scripts/delivery/adapter.mjs", import.meta.url)),
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  // Without it Next writes the query anew before the middleware sees it; redirects keep it to the byte.
  skipProxyUrlNormalize: true,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  serverExternalPackages: ["@electric-sql/pglite", "esbuild", "gocardless-nodejs", "pdfkit", "pg"],
  experimental: {
    globalNotFound: true,
    // server/http/request-guard.ts refuses what is over 256,000 bytes; of what the guard reads Next must not cut off less.
    serverActions: { bodySizeLimit: "256kb" },
    proxyClientMaxBodySize: "512kb",
  },
};

// Messages are parsed when the site is built: docs/decisions/0121.
const withNextIntl = createNextIntlPlugin({
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

export default withNextIntl(config);
