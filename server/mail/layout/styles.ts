import type { CSSProperties } from "react";

const ink = "#14201a";
const background = "#fafbf8";
const rule = "#d6ded6";
const text = "'Hanken Grotesk',Arial,sans-serif";
const display = "Besley,Georgia,serif";

/** The site's tokens as inline styles: many mail programs ignore style sheets and CSS variables. */
export const styles = {
  body: { margin: 0, padding: 0, fontFamily: text },
  page: { padding: "24px 12px", backgroundColor: background, color: ink },
  sheet: {
    maxWidth: "600px",
    backgroundColor: "#ffffff",
    border: `1px solid ${rule}`,
    borderLeft: "3px double #9fcdb4",
  },
  inside: { padding: "28px 32px 14px" },
  name: { margin: "0 0 24px", fontFamily: display, fontSize: "20px", fontWeight: 600, lineHeight: "24px" },
  title: { margin: "0 0 16px", fontFamily: display, fontSize: "28px", fontWeight: 600, lineHeight: "34px" },
  heading: {
    margin: "28px 0 8px",
    fontFamily: display,
    fontSize: "18px",
    fontWeight: 600,
    lineHeight: "24px",
  },
  text: { margin: "0 0 14px", fontSize: "16px", lineHeight: "25px", overflowWrap: "anywhere" },
  strong: { margin: "0 0 14px", fontSize: "16px", fontWeight: 700, lineHeight: "25px" },
  rows: {
    width: "100%",
    margin: "0 0 16px",
    borderCollapse: "collapse",
    borderTop: `1px solid ${ink}`,
    fontSize: "16px",
    lineHeight: "25px",
  },
  label: {
    width: "34%",
    padding: "8px 16px 8px 0",
    borderBottom: `1px solid ${rule}`,
    textAlign: "left",
    verticalAlign: "top",
    fontWeight: 400,
    color: "#45524b",
  },
  value: {
    padding: "8px 0",
    borderBottom: `1px solid ${rule}`,
    textAlign: "left",
    verticalAlign: "top",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  points: { margin: "0 0 16px", padding: "0 0 0 20px", fontSize: "16px", lineHeight: "25px" },
  point: { margin: "0 0 8px" },
  buttonLine: { padding: "6px 0 20px" },
  button: {
    padding: "12px 20px",
    borderRadius: "3px",
    backgroundColor: ink,
    color: background,
    fontSize: "16px",
    lineHeight: "24px",
  },
  link: { color: "#006b47", textDecoration: "underline" },
  footer: { padding: "16px 32px", backgroundColor: "#0d3b2a" },
  footerText: { margin: 0, color: "#bad0c2", fontSize: "13px", lineHeight: "20px" },
} satisfies Record<string, CSSProperties>;

/** By class names, since inline styles cannot depend on the reader's colours. */
const dark = {
  body: "background-color:#0f1512!important",
  ".page": "background-color:#0f1512!important;color:#edf2ec!important",
  ".sheet":
    "background-color:#161e1a!important;border-color:#2b3731!important;border-left-color:#2c5a45!important",
  ".ink": "color:#edf2ec!important",
  ".quiet": "color:#b9c5bd!important;border-color:#2b3731!important",
  ".rows": "border-color:#edf2ec!important",
  ".cell": "color:#edf2ec!important;border-color:#2b3731!important",
  ".button": "background-color:#edf2ec!important;color:#0f1512!important",
  ".link": "color:#6bd8a0!important",
  ".foot": "background-color:#0b2e22!important",
  ".foot-text": "color:#b3cbbd!important",
};

function darkRules(under = ""): string {
  return Object.entries(dark)
    .map(([selector, rule]) => `${under}${selector}{${rule}}`)
    .join("");
}

/** Outlook's own dark mode ignores `prefers-color-scheme` and adds an attribute instead. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `body{background-color:${background}}`,
  "@media (max-width:480px){.inside{padding:20px 16px 6px!important}.foot td{padding:16px!important}}",
  `@media (prefers-color-scheme:dark){${darkRules()}}`,
  darkRules("[data-ogsc] "),
].join("");
