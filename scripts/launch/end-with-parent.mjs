// Loaded into the children of a command. Polls, since a listener for the end of the command would keep them alive.
if (process.connected) setInterval(() => process.connected || process.exit(1), 100).unref();
