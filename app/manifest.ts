import type { MetadataRoute } from "next";
import { copyOf } from "@/components/seo/copy";
import { productName } from "@/lib/site";

export default function manifest(): MetadataRoute.Manifest {
  const { description, locale, title } = copyOf({ page: "home", edition: null });
  return {
    name: title,
    short_name: productName,
    description,
    lang: locale,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fafbf8",
    theme_color: "#fafbf8",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
