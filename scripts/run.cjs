"use strict";
// Runs a TypeScript file, named from the repository's folder, after a check of Node's version: what an old one cannot load comes later.
require("./require-node.cjs");
const { resolve } = require("node:path");
const { pathToFileURL } = require("node:url");

const [file] = process.argv.splice(2, 1);
process.argv[1] = resolve(__dirname, "..", file);
import("tsx").then(() => import(pathToFileURL(process.argv[1]).href));
