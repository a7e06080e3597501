import localFont from "next/font/local";

// The file has one weight: a variable font would add 10 kB to each page. The range keeps browsers from drawing a false bold.
const besley = localFont({
  src: "../styles/fonts/besley-latin.woff2",
  weight: "400 600",
  variable: "--font-besley",
  display: "swap",
  adjustFontFallback: false,
});

const hanken = localFont({
  src: "../styles/fonts/hanken-grotesk-latin.woff2",
  weight: "400 700",
  variable: "--font-hanken",
  display: "swap",
  adjustFontFallback: false,
});

const all = [besley, hanken];

/** The classes that set the fonts' variables. Importing it makes a page preload the two fonts. */
export const fontVariables = all.map(({ variable }) => variable).join(" ");
