// Ends with 0 if the instance on the port may be sent visitors: for the health check of the image and for deploy/release.
const answer = await fetch(`http://127.0.0.1:${process.argv[2]}/api/health?ready=1`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
