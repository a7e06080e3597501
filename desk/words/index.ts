import desk from "./en/desk.json";
import deskLetters from "./en/deskLetters.json";
import deskList from "./en/deskList.json";
import deskOperations from "./en/deskOperations.json";
import deskOverview from "./en/deskOverview.json";
import deskSignUp from "./en/deskSignUp.json";
import deskToday from "./en/deskToday.json";
import frenchLetters from "./fr/deskLetters.json";

/** The desk's messages: in English alone, but for the mails that operators write to customers. */
export const deskWords = {
  desk,
  deskLetters,
  deskOperations,
  deskList,
  deskOverview,
  deskSignUp,
  deskToday,
};

export const frenchDeskWords: typeof deskWords = { ...deskWords, deskLetters: frenchLetters };
