import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  serverExternalPackages: ["@electric-sql/pglite", "gocardless-nodejs", "pg"],
  experimental: {
    globalNotFound: true,
    serverActions: { bodySizeLimit: "4mb" },
  },
};

export default config;
