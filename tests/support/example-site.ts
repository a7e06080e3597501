import { siteDefaults } from "@/lib/site";

export const site = { ...siteDefaults, url: "https://jack.example" };
