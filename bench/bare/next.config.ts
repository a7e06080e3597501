import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages: ["gocardless-nodejs", "pg"],
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
};

export default config;
