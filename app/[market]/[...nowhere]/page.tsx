/**
 * Matches every longer unknown address: Next answers an address without a route with two contradicting Cache-Control
 * headers, one whose route does not list it with those of the not-found page.
 */
export const dynamicParams = false;

export function generateStaticParams() {
  return [];
}

export default function Nowhere() {
  return null;
}
