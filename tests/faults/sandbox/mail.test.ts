import { parse } from "node-html-parser";
import { createTransport } from "nodemailer";
import { expect, onTestFinished, test } from "vitest";
import { startMail } from "@/sandbox/mail";

test("shows a message on a page, its HTML in a frame without scripts", async () => {
  const { url, smtpPort: port, stop } = await startMail({ pagePort: 0, smtpPort: 0, folder: null });
  onTestFinished(stop);
  await createTransport({ host: "127.0.0.1", port }).sendMail({
    from: "Jack <hello@jack.example>",
    to: "Zoë Dubois <zoe@creperie.example>",
    subject: "Welcome! Zoë, 🥞 and £149",
    html: "<h1>Welcome!</h1><script>alert(1)</script>",
  });
  const get = async (path = "") => (await fetch(`${url}${path}`)).text();
  const link = parse(await get()).querySelector("td a");
  expect(link?.text).toBe("Welcome! Zoë, 🥞 and £149");
  const frame = parse(await get(link?.getAttribute("href"))).querySelector("iframe");
  expect(frame?.getAttribute("sandbox")).not.toContain("allow-scripts");
  const framed = await fetch(`${url}${frame?.getAttribute("src")}`);
  expect(framed.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
  expect(await framed.text()).toContain("<h1>Welcome!</h1>");
});
