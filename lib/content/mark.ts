/** SVG path of the tick on a 24 px square, the same as in `components/ui/sprite.svg`. */
export const tick =
  "M1.6 13.1c.5-.9 1.8-1.1 2.7-.2 1.5 1.5 2.7 3.2 3.7 5C11.3 11.2 16 5.4 22.6 1.2c.5-.3.9.2.6.6C17.4 8 13.3 14.8 10 22.3c-.3.7-1.2 1-1.9.6-.4-.2-.6-.5-.7-.9C6.3 18.9 4.6 16.3 2 14.1c-.4-.3-.6-.6-.4-1z";
