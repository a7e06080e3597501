import { spawnSync } from "node:child_process";
import { beforeEach, expect, it } from "vitest";
import { isInImage } from "@/tests/support/deploy/image-context";
import { skip } from "@/tests/support/skip";

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
const isInGit = (path: string) => git("check-ignore", "--quiet", path).status !== 0;

beforeEach((context) => {
  if (git("rev-parse").status !== 0) skip(context, "no git, or no clone");
});

it.each([
  ...["deploy/tls/privkey.pem", "deploy/tls/fullchain.pem", "privkey.pem"],
  ...["jack.dump", "backups/2026-11-26.dump", "deploy/jack.dump"],
  ...[".env", ".env.local", ".env.production", "deploy/.env"],
  ...[".data/keys/operator-secret", ".next/required-server-files.json", "bench/node_modules/x"],
])("%s, a secret or personal data, is neither in an image nor in git", (path) => {
  expect({ isInImage: isInImage(path), isInGit: isInGit(path) }).toEqual({
    isInImage: false,
    isInGit: false,
  });
});

it("every file in git is in the image", () => {
  const files = git("ls-files").stdout.trim().split("\n");
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((path) => !isInImage(path))).toEqual([]);
});
