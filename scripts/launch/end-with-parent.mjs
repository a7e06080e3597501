// Loaded into every process that a command starts: ends it when the command is gone, killed or not. It asks instead of
// listening: a listener would keep a process alive that has done its work.
const everyMs = 100;

if (process.connected) setInterval(() => process.connected || process.exit(1), everyMs).unref();
