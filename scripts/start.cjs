"use strict";
// Checks the version of Node before anything that an old one cannot load.
require("./require-node.cjs");
import("tsx").then(() => import("./start.ts"));
