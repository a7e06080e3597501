export const a4 = { size: "A4", margins: { top: 64, bottom: 76, left: 72, right: 72 } }; // In points

export const fonts = {
  display: "components/styles/fonts/besley-latin-400.woff",
  text: "components/styles/fonts/hanken-grotesk-latin-500.woff",
};

export const sizes = { name: 18, title: 24, heading: 13, text: 10.5, note: 8.5 };

/** From the light theme in `tokens.css`. */
export const colours = { ink: "#14201a", note: "#5c6962", green: "#006b47", rule: "#d6ded6" };
