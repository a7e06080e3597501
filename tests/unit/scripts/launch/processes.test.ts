import { expect, test } from "vitest";
import { outOfMemory, refuseSmallHeap } from "@/scripts/launch/processes";

const hint = "This looks like too little memory.";

test.each([
  ["killed by the kernel", "SIGKILL", ""],
  ["ended by V8", "SIGABRT", "FATAL ERROR: Reached heap limit"],
  ["ended by V8 on Windows", 134, ""],
  ["a build whose worker was killed", 1, "Next.js build worker exited with code: null and signal: SIGKILL"],
  ["a build whose worker ran out of heap", 1, "JavaScript heap out of memory"],
] as const)("%s: says that memory is too small", (_, how, printed) => {
  expect(outOfMemory(how, printed)).toContain(hint);
});

test.each([
  ["asked to end", "SIGTERM", ""],
  ["ended with an error", 1, "Type error: x is not a function"],
] as const)("%s: says nothing", (_, how, printed) => {
  expect(outOfMemory(how, printed)).toBe("");
});

test.each([
  ["--max-old-space-size=32", 32],
  ["--import=./otel.mjs --max_old_space_size=95", 95],
  ["--max-old-space-size=512 --max-old-space-size 64", 64],
])("%s: is refused", (nodeOptions, limitMb) => {
  expect(() => refuseSmallHeap(nodeOptions)).toThrow(`limits the heap to ${limitMb} MB`);
});

test.each([
  "",
  "--import=./otel.mjs",
  "--max-old-space-size=96",
  "--max-old-space-size=32 --max-old-space-size=256",
  "--max-old-space-size=0",
])("'%s': is accepted", (nodeOptions) => {
  expect(() => refuseSmallHeap(nodeOptions)).not.toThrow();
});
