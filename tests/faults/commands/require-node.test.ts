import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/tests/support/root";

const { engines, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const floor = engines.node.replace(">=", "");
const [major, minor] = floor.split(".").map(Number);

/** `scripts/run.cjs` checks it too. */
const checksFirst =
  /^(TSX_TSCONFIG_PATH=\S+ )?node (--conditions=react-server )?scripts\/(run\.cjs |require-node\.cjs && )/;

/** Runs a file under a Node that gives itself out for another version. */
function run(file: string, version: string) {
  const code = `Object.defineProperty(process.versions, "node", { value: "${version}" }); require("./${file}")`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-e", code], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, printed: stdout + stderr };
}

it.each([
  ...["0.12.18", `${major - 1}.${minor + 1}.0`, `${major}.${minor - 1}.9`].map(
    (version) => ["scripts/require-node.cjs", version] as const,
  ),
  ["scripts/run.cjs", "16.20.2"],
] as const)("%s refuses Node %s in one sentence", (file, version) => {
  const printed = `Jack needs Node ${floor} or newer; this is Node ${version}.\n`;
  expect(run(file, version)).toEqual({ status: 1, printed });
});

it.each([`${floor}.0`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`, "100.0.0"])(
  "Node %s is let in",
  (version) => {
    expect(run("scripts/require-node.cjs", version)).toEqual({ status: 0, printed: "" });
  },
);

it.each(Object.entries<string>(scripts))("npm run %s checks the version first", (_name, command) => {
  expect(command).toMatch(checksFirst);
});

it.each([
  "deploy/Dockerfile",
  "deploy/compose.yaml",
  "deploy/systemd/jack@.service",
  "deploy/systemd/jack-migrate.service",
])("the command of %s checks the version first", (file) => {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const commands = lines.filter((line) => /^(CMD|ExecStart=| *command:).*node/.test(line));
  expect(commands).toHaveLength(1);
  expect(commands.join().replaceAll('", "', " ")).toMatch(
    /node --conditions=react-server scripts\/run\.cjs /,
  );
});
