import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { shareCopy } from "@/components/seo/copy";
import { imageSize } from "@/components/seo/metadata";
import { ShareCard } from "@/components/seo/share-card";
import { proofIn } from "@/lib/content/proof";
import { defaultEdition } from "@/lib/markets/editions";
import { imageAddress, sitemapPages } from "@/lib/seo/addresses";
import { productName } from "@/lib/site";
import { proof } from "@/server/env";

export const dynamicParams = false;

const pictures = new Map(sitemapPages.map((page) => [imageAddress(page), page]));

export function generateStaticParams() {
  return [...pictures.keys()].map((address) => ({ name: address.replace("/og/", "") }));
}

/** The social-preview picture of each page, rendered at build time. */
export async function GET(_: Request, props: { params: Promise<{ name: string }> }): Promise<Response> {
  const page = pictures.get(`/og/${(await props.params).name}`);
  if (!page) return new Response(null, { status: 404 });
  const { accountants } = proofIn((page.edition ?? defaultEdition).code, proof());
  return new ImageResponse(
    <ShareCard product={productName} accountants={accountants} {...shareCopy(page)} />,
    {
      ...imageSize,
      fonts: await fonts(),
    },
  );
}

/** Static fonts, since `ImageResponse` cannot read the variable WOFF2 fonts of the pages. */
async function fonts() {
  const read = (file: string) => readFile(`components/styles/fonts/${file}`);
  return [
    { name: "Besley", data: await read("besley-latin-400.ttf") },
    { name: "Hanken Grotesk", data: await read("hanken-grotesk-latin-500.ttf") },
  ];
}
