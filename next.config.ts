import type { NextConfig } from "next";

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  // Without it Next writes the query anew before the middleware sees it; redirects keep it to the byte.
  skipProxyUrlNormalize: true,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  serverExternalPackages: ["@electric-sql/pglite", "esbuild", "gocardless-nodejs", "pg"],
  experimental: {
    globalNotFound: true,
    serverActions: { bodySizeLimit: "4mb" },
  },
};

export default config;
