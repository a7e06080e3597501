/** The media query of phones: their header has no room beside a toast, so that toasts come at the foot of the window. */
export const phones = "(max-width: 39.99rem)";
