import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: ["@electric-sql/pglite", "gocardless-nodejs", "pg"],
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
};

export default config;
