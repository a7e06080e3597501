import { expect, it } from "vitest";
import * as signIn from "@/desk/auth/sign-in-actions";
import { signOut } from "@/desk/auth/sign-out";
import { chooseColumns } from "@/desk/list/actions";
import * as people from "@/desk/people/actions";
import { siteDefaults } from "@/lib/site";
import { setDraftCookie, setPurchaseCookie } from "@/server/http/cookies";
import { legalText } from "@/server/legal/texts";
import { newToken } from "@/server/token";
import { browser, form } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { newAuthenticator } from "../../support/desk/authenticator";
import { linkTo, signedInBrowser } from "../../support/desk/signed-in";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const seconds = { minutes: 60, hours: 3_600, days: 86_400, year: 365 * 86_400 } as const;

/** The cookies that the page lists, with their lives in seconds; without the one that only a script sets. */
function listed(): Map<string, number> {
  const rows = legalText("cookies", siteDefaults).matchAll(
    /^\| `(jack-[\w.-]+)`.*\| (\d+) (minutes|hours|days|year)\b[^|]*\|$/gm,
  );
  return new Map(
    [...rows].map(([, name = "", count, unit]) => [
      name,
      Number(count) * seconds[unit as keyof typeof seconds],
    ]),
  );
}

describeOnDatabase("the page about cookies", () => {
  it("lists each cookie that the server sets for visitors and operators, with its life", async () => {
    await signedInBrowser("ana@firm.example");
    const authenticator = newAuthenticator("http://localhost:3000");
    const question = await people.askForNewPasskey();
    await redirectOf(() => people.addPasskey(form({ answer: authenticator.register(question) })));
    await redirectOf(() => signOut());
    await redirectOf(async () => signIn.openMailedLink(form({ key: await linkTo("ana@firm.example") })));
    const asked = await signIn.askForPasskey();
    await redirectOf(() => signIn.answerPasskey(form({ answer: authenticator.answer(asked) })));
    await redirectOf(() => chooseColumns(form({ column: "source" })));
    await setDraftCookie(newToken().token);
    await setPurchaseCookie();
    expect(Object.fromEntries(browser.lives)).toEqual(Object.fromEntries(listed()));
  });
});
