import console from "./en/console.json";
import deskFeed from "./en/deskFeed.json";
import deskList from "./en/deskList.json";
import deskOverview from "./en/deskOverview.json";
import deskSignUp from "./en/deskSignUp.json";

/** The desk's messages, in English alone. */
export const deskWords = { console, deskFeed, deskList, deskOverview, deskSignUp };
