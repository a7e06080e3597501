// Preloaded in child processes. Polls, because a `disconnect` listener would keep a finished child running.
if (process.connected) setInterval(() => process.connected || process.exit(1), 100).unref();
