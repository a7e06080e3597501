import type { Viewport } from "next";

/** The paper's two grounds, as `--ground` in the tokens has them. */
export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafbf8" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1512" },
  ],
};
