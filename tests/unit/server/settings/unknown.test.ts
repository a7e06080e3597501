import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settingTable, siteTable } from "@/server/settings/table";
import { unknownNames } from "@/server/settings/unknown";

const settings = [...Object.keys(settingTable), ...siteTable.map(({ name }) => name)];
const longer = settings.filter((name) => name.length >= 5);

describe("a name that is almost a setting", () => {
  it.each([
    ["STMP_URL", "SMTP_URL"],
    ["database_url", "DATABASE_URL"],
  ])("%s is reported, with %s, from a file and from the environment", (name, meant) => {
    const sentence = `${name} is not a setting. Did you mean ${meant}?`;
    expect(unknownNames([name], [name])).toEqual([sentence]);
    expect(unknownNames([], [name])).toEqual([sentence]);
  });

  it.each(longer)("%s is meant by each of its misspellings", (name) => {
    const [middle, rest] = [Math.floor(name.length / 2), name.slice(Math.floor(name.length / 2) + 1)];
    const dropped = name.slice(0, middle) + rest;
    const added = `${name.slice(0, middle)}Q${name.slice(middle)}`;
    const replaced = `${name.slice(0, middle)}Q${rest}`;
    for (const misspelt of [dropped, added, replaced])
      expect(unknownNames([], [misspelt]), misspelt).toEqual([
        `${misspelt} is not a setting. Did you mean ${name}?`,
      ]);
  });
});

it("another name in a file is reported without a guess", () => {
  expect(unknownNames(["GOOGLE_ANALYTICS_ID"], [])).toEqual([
    "GOOGLE_ANALYTICS_ID, in an .env file, is not a setting (.env.example lists all).",
  ]);
});

it("no setting is reported, nor what the compose file, Node, Next and libraries read", () => {
  const compose = readFileSync("deploy/compose.yaml", "utf8").matchAll(/\$\{([A-Z_]+):\?set \w+ in \.env\}/g);
  const others = [
    ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "OTEL_SERVICE_NAME", "HTTPS_PROXY", "https_proxy", "TZ"],
    ...["PGSSLROOTCERT", "TEST_DATABASE_URL", "NEXT_TELEMETRY_DISABLED"],
    ...[...compose].flatMap(([, name]) => name ?? []),
  ];
  expect(unknownNames([...settings, ...others], [])).toEqual([]);
});

it("the environment of a machine is not reported", () => {
  const names = [
    "HOSTNAME",
    "HOSTTYPE",
    "PATH",
    "PWD",
    "USER",
    "KUBERNETES_PORT",
    "REDIS_URL",
    "HTTP_PORT",
    "CI",
  ];
  expect(unknownNames([], names)).toEqual([]);
});
