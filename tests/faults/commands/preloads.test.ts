import { expect, inject, it, onTestFinished } from "vitest";
import { loadSite, runSite } from "@/scripts/launch/site";
import { freePort } from "@/tests/support/process/ports";
import { until } from "@/tests/support/time";

const preload =
  "--import=data:text/javascript,console.error(process.env.OTEL_SERVICE_NAME,process.env.HTTPS_PROXY)";

it("a preload sees what an .env file sets, although the site's process started before it was read", async () => {
  const build = inject("build");
  process.env.NODE_OPTIONS = preload;
  loadSite(build);
  Object.assign(process.env, { OTEL_SERVICE_NAME: "jack", HTTPS_PROXY: "http://proxy.example" });
  const site = runSite({ build, port: await freePort(), hostname: undefined }, {});
  onTestFinished(async () => {
    site.process.kill("SIGKILL");
    await site.ended;
  });
  let printed = "";
  site.process.stderr?.on("data", (text: Buffer) => {
    printed += text;
  });
  await until(() => printed !== "");
  expect(printed).toContain("jack http://proxy.example");
});
