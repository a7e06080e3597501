/**
 * Stands for every longer address that there is not: Next answers those that no route matches with two contradicting
 * Cache-Control headers, and those that a route matches but does not list with the not-found page's own.
 */
export const dynamicParams = false;

export function generateStaticParams() {
  return [];
}

export default function Nowhere() {
  return null;
}
