import { dismissBanner } from "./banner";
import { runCounter } from "./counter";
import { openAtTop, scrollToHash } from "./hash";
import { findMarket } from "./market";
import { closeMenus } from "./menus";
import { writeToday } from "./today";

/**
 * What must run before a visitor acts, in plain DOM code: bundled into one small script by
 * `lib/server/early.ts` and served at `/early.js`. It writes only to elements that a page marks with `data-*`.
 */
for (const start of [dismissBanner, runCounter, openAtTop, scrollToHash, closeMenus, writeToday, findMarket])
  start();

document.documentElement.dataset.early = "";
