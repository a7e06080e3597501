/**
 * Matches unknown addresses such as /uk/no/such and prerenders none of them. Next then answers with the not-found
 * page's own headers; an address without a matching route gets two contradicting Cache-Control headers.
 */
export const dynamicParams = false;

export function generateStaticParams() {
  return [];
}

export default function Nowhere() {
  return null;
}
