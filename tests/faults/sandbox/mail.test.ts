import { parse } from "node-html-parser";
import { createTransport } from "nodemailer";
import { describe, expect, onTestFinished, test } from "vitest";
import { startMail } from "@/sandbox/mail";
import { controlAt, temporaryFolder } from "@/tests/support/sandbox";

const letter = {
  from: "Jack <hello@jack.example>",
  to: "Zoë Dubois <zoe@creperie.example>",
  subject: "Welcome! Zoë, 🥞 and £149",
  text: "Your reference is J-1.",
  html: '<h1>Welcome!</h1><script>alert(1)</script><a href="http://localhost:3000/">Go on</a>',
};

describe("a message", () => {
  test("is stored as sent: all scripts, text, HTML and headers", async () => {
    const { send, messages } = await openSink();
    await send({ ...letter, headers: { "X-Reference": "J-1" } });
    expect(await messages()).toMatchObject([
      {
        envelope: { from: "hello@jack.example", to: ["zoe@creperie.example"] },
        from: "Jack <hello@jack.example>",
        to: ["Zoë Dubois <zoe@creperie.example>"],
        subject: letter.subject,
        text: "Your reference is J-1.\n",
        headers: expect.arrayContaining([{ name: "X-Reference", value: "J-1" }]),
      },
    ]);
  });

  test("is shown on a page, its HTML in a frame without scripts", async () => {
    const { url, send, messages } = await openSink();
    await send(letter);
    const [message] = await messages();
    const list = parse(await (await fetch(url)).text());
    expect(list.querySelector("td a")?.text).toBe(letter.subject);
    const page = parse(
      await (await fetch(`${url}${list.querySelector("td a")?.getAttribute("href")}`)).text(),
    );
    const frame = page.querySelector("iframe");
    expect(frame?.getAttribute("sandbox")).not.toContain("allow-scripts");
    const caged = await fetch(`${url}${frame?.getAttribute("src")}`);
    expect(caged.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
    expect(await caged.text()).toContain("<h1>Welcome!</h1>");
    expect(await (await fetch(`${url}/messages/${message.id}/raw`)).text()).toContain("Subject: =?UTF-8?");
  });

  test("is found by its recipient and subject", async () => {
    const { send, messages } = await openSink();
    await send(letter);
    await send({ ...letter, to: "firm@jack.example", subject: "New customer" });
    expect((await messages("?to=*@jack.example")).length).toBe(1);
    expect((await messages("?subject=Welcome*")).length).toBe(1);
    expect((await messages("?to=nobody*")).length).toBe(0);
  });

  test("survives a restart", async () => {
    const folder = temporaryFolder();
    const first = await openSink(folder);
    await first.send(letter);
    await first.stop();
    const second = await openSink(folder);
    expect(await second.messages()).toMatchObject([{ subject: letter.subject }]);
  });
});

describe("a scripted mail fault", () => {
  test.each([
    ["refuse", "data", 550],
    ["later", "data", 451],
    ["refuse", "recipient", 550],
    ["later", "sender", 451],
    ["later", "connect", 421],
  ] as const)("%s at %s answers %d, once, and keeps nothing", async (kind, stage, responseCode) => {
    const { send, messages, control } = await openSink();
    await control("POST", "smtp", { kind, stage });
    await expect(send(letter)).rejects.toMatchObject({ responseCode });
    expect(await messages()).toHaveLength(0);
    await send(letter);
    expect(await messages()).toHaveLength(1);
  });

  test("lost_answer stores the message without a response", async () => {
    const { send, messages, control } = await openSink();
    await control("POST", "smtp", { kind: "lost_answer" });
    await expect(send(letter)).rejects.toThrow();
    expect(await messages()).toHaveLength(1);
  });

  test("hang leaves the sender waiting", async () => {
    const { send, messages, control } = await openSink();
    await control("POST", "smtp", { kind: "hang" });
    await expect(send(letter, 100)).rejects.toMatchObject({ code: "ETIMEDOUT" });
    expect(await messages()).toHaveLength(0);
  });

  test("can be limited to one recipient", async () => {
    const { send, control } = await openSink();
    await control("POST", "smtp", {
      kind: "refuse",
      stage: "recipient",
      recipient: "firm@",
      times: "always",
    });
    await send(letter);
    await expect(send({ ...letter, to: "firm@jack.example" })).rejects.toMatchObject({ responseCode: 550 });
    await control("DELETE", "smtp");
    await send({ ...letter, to: "firm@jack.example" });
  });
});

async function openSink(folder = temporaryFolder()) {
  const sink = await startMail({ pagePort: 0, smtpPort: 0, folder });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= sink.stop();
    return stopped;
  };
  onTestFinished(stop);
  return {
    url: sink.url,
    stop,
    control: controlAt(sink.url),
    send: (message: object, socketTimeout = 5_000) =>
      createTransport({ host: "127.0.0.1", port: sink.smtpPort, socketTimeout }).sendMail(message),
    messages: async (query = "") => (await (await fetch(`${sink.url}/messages${query}`)).json()).messages,
  };
}
