import { expect, test } from "vitest";
import { renderLayout } from "@/server/mail/layout/render-layout";
import rendered from "@/server/mail/layout/rendered.json";

test("the stored layout is what React Email renders: run `npm run mail:layout` after a change", async () => {
  expect(await renderLayout()).toEqual(rendered);
});
