"use strict";
// Runs a file in the repository's folder, from which it is named, after a check of Node's version: what an old one cannot load comes later.
require("./require-node.cjs");
const { resolve } = require("node:path");
const { pathToFileURL } = require("node:url");

process.chdir(resolve(__dirname, ".."));
const [file] = process.argv.splice(2, 1);
process.argv[1] = resolve(file);
const compiler = file.endsWith(".ts") ? import("tsx") : Promise.resolve();
compiler.then(() => import(pathToFileURL(process.argv[1]).href));
