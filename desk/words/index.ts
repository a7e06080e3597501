import desk from "./en/desk.json";
import deskList from "./en/deskList.json";
import deskOperations from "./en/deskOperations.json";
import deskOverview from "./en/deskOverview.json";
import deskSignUp from "./en/deskSignUp.json";
import deskToday from "./en/deskToday.json";

/** The desk's messages, in English alone. */
export const deskWords = { desk, deskOperations, deskList, deskOverview, deskSignUp, deskToday };
