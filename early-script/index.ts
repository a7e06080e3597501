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
 * Everything that a page needs before React runs, in plain DOM code, bundled by `early-script/build.ts` and served at
 * `/early.js`. It changes only elements with a `data-*` attribute, and `<html>`, whose `data-geo` is the state of the
 * market detection.
 */
letDismiss();
runCounter();
scroll();
closeMenus();
writeToday();
keepChoice();
void detectMarket();
