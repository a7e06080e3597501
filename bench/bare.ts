import { databaseOn, onServer, startPostgres } from "@/tests/support/database/postgres";
import { answersRequests, startNext, stop } from "@/tests/support/process/child";
import { testEnvironment } from "@/tests/support/process/environment";
import { freePort } from "@/tests/support/process/ports";

const app = "bench/bare";

/** Builds and starts an app of Next with nothing but one form, which calls the given GoCardless. */
export async function startBareApp(gocardless: string) {
  const postgres = await startPostgres({ durable: true });
  const name = `jack_bare_${process.pid}_${Date.now()}`;
  await onServer(postgres.url, `create database ${name}`);
  const databaseUrl = databaseOn(postgres.url, name);
  await onServer(databaseUrl, "create table bare (id uuid primary key, name text not null)");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { DATABASE_URL: databaseUrl, GOCARDLESS_API_URL: gocardless, SITE_URL: url };
  const env = { ...testEnvironment(), NODE_ENV: "production", ...own };
  const build = startNext(["build", app], env);
  if ((await build.ended) !== 0) throw new Error(build.output());
  const running = startNext(["start", app, "--port", String(port)], env);
  await answersRequests(port, running);
  return {
    url,
    async stop(): Promise<void> {
      await stop(running);
      await onServer(postgres.url, `drop database ${name} with (force)`);
      await postgres.stop();
    },
  };
}
