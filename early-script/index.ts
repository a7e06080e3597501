import { page } from "./marked";
import { detectMarket, keepChoice } from "./market-detection";
import { closeMenus, letDismiss, letPrint, runCounter, scroll, writeCurrent, writeToday } from "./page-parts";

page.dataset.geo = "loading";

/**
 * Everything that a page needs before React runs, in plain DOM code, bundled by `early-script/build.ts` and served at
 * `/early.js`. It changes only elements with a `data-*` attribute, and `<html>`, whose `data-geo` is the state of the
 * market detection.
 */
letDismiss();
letPrint();
runCounter();
scroll();
closeMenus();
writeCurrent();
keepChoice();
void detectMarket();
writeToday(); // Last, since it throws in a browser that does not know the system's time zone
