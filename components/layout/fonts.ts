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

// The letters that names have and our own texts have not. A browser loads a file once a page shows one of its letters
// (docs/decisions/0275). Next reads the options as they are written, so the ranges are written twice.
const besleyWestern = localFont({
  src: "../styles/fonts/besley-western.woff2",
  weight: "400 600",
  variable: "--font-besley-western",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+AB, U+BB, U+C0-D6, U+D8-DF, U+E1-E6, U+EA-F3, U+F5-FF, U+131, U+152-153",
    },
  ],
});

const hankenWestern = localFont({
  src: "../styles/fonts/hanken-grotesk-western.woff2",
  weight: "400 700",
  variable: "--font-hanken-western",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+AB, U+BB, U+C0-D6, U+D8-DF, U+E1-E6, U+EA-F3, U+F5-FF, U+131, U+152-153",
    },
  ],
});

const besleyExtended = localFont({
  src: "../styles/fonts/besley-extended.woff2",
  weight: "400 600",
  variable: "--font-besley-extended",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-130, U+132-151, U+154-17F" }],
});

const hankenExtended = localFont({
  src: "../styles/fonts/hanken-grotesk-extended.woff2",
  weight: "400 700",
  variable: "--font-hanken-extended",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-130, U+132-151, U+154-17F" }],
});

const all = [besley, hanken, besleyWestern, hankenWestern, besleyExtended, hankenExtended];

/** The classes that set the fonts' variables. Importing it makes a page preload the first two fonts. */
export const fontVariables = all.map(({ variable }) => variable).join(" ");
