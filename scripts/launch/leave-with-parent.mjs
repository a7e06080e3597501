// Loaded into every process that a command starts: when the command is gone, however it went, so is the process.
if (process.connected) process.once("disconnect", () => process.exit(1));
