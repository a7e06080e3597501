import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./db/tables", out: "./db/migrations" });
