import { runCounter } from "./counter";
import { letDismiss } from "./dismissals";
import { page } from "./marked";
import { keepChoice } from "./market-choice";
import { detectMarket } from "./market-detection";
import { closeMenus } from "./menus";
import { scroll } from "./scroll";
import { writeToday } from "./today";

page.dataset.geo = "loading";

/**
 * What must run before a visitor acts, in plain DOM code: bundled into one small script by
 * `early-script/build.ts` and served at `/early.js`. It writes only to elements that a page marks with `data-*`,
 * and to the document's: `data-geo` says how far the detection of the market is.
 */
letDismiss();
runCounter();
scroll();
closeMenus();
writeToday();
keepChoice();
void detectMarket();
