import desk from "./en/desk.json";
import deskFeed from "./en/deskFeed.json";
import deskList from "./en/deskList.json";
import deskOverview from "./en/deskOverview.json";
import deskSignUp from "./en/deskSignUp.json";

/** The desk's messages, in English alone. */
export const deskWords = { desk, deskFeed, deskList, deskOverview, deskSignUp };
