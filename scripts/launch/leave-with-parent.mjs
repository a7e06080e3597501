// Loaded into every process that a command starts: when the command is gone, however it went, so is the process.
// It looks instead of listening: a listener would keep a process alive that has done its work.
const lookMs = 100;

if (process.connected) {
  setInterval(() => {
    if (!process.connected) process.exit(1);
  }, lookMs).unref();
}
