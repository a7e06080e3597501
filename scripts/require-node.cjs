"use strict";
// Ends the process if Node is older than package.json allows. Old versions must be able to read this file too.
const { engines } = require("../package.json");

const [floor] = /\d+\.\d+/.exec(engines.node);
const [major, minor] = process.versions.node.split(".").map(Number);
const [floorMajor, floorMinor] = floor.split(".").map(Number);

if (major < floorMajor || (major === floorMajor && minor < floorMinor)) {
  console.error(`Jack needs Node ${floor} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
