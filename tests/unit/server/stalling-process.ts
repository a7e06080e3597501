import { startWatchdog } from "@/lib/server/watchdog";

startWatchdog({ everyMs: 50, most: 5 });
process.send?.("ready");
process.on("message", (message) => {
  if (message === "stall") for (;;);
  setTimeout(() => process.exit(0), 1_000);
});
