import { spawnSync } from "node:child_process";
import { beforeEach, expect, it } from "vitest";
import { isInImage } from "@/tests/support/deploy/image-context";
import { skip } from "@/tests/support/skip";

const git = (args: readonly string[], input = "") => spawnSync("git", args, { encoding: "utf8", input });

beforeEach((context) => {
  if (git(["rev-parse"]).status !== 0) skip(context, "no git, or no clone");
});

const secrets = [
  ...["deploy/tls/privkey.pem", "deploy/tls/fullchain.pem", "privkey.pem"],
  ...["jack.dump", "backups/2026-11-26.dump", "deploy/jack.dump"],
  ...[".env", ".env.local", ".env.production", "deploy/.env"],
  ...[".data/keys/operator-secret", ".next/required-server-files.json", "bench/node_modules/x"],
];

it("no secret and no personal data is in an image or in git", () => {
  const ignored = git(["check-ignore", "--stdin"], secrets.join("\n")).stdout.trim().split("\n");
  expect(ignored).toEqual(secrets);
  expect(secrets.filter(isInImage)).toEqual([]);
});

it("every file in git is in the image", () => {
  const files = git(["ls-files"]).stdout.trim().split("\n");
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((path) => !isInImage(path))).toEqual([]);
});
