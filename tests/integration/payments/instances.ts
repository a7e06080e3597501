import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { type Kind, makeStore } from "@/tests/support/site/store";
import type { CallName } from "./instance";

type Reply = { ready?: true; number?: number; result?: unknown; error?: string };
export type Place = { DATABASE_URL: string; DATA_DIR: string };

/** A database for the instances of one test; the embedded one allows one instance at a time. */
export async function newPlace(kind: Kind): Promise<Place> {
  const { dataDir, databaseUrl, drop } = await makeStore(kind);
  onTestFinished(drop);
  return { DATABASE_URL: databaseUrl ?? "", DATA_DIR: dataDir };
}

/** Uses the provider, and the receiver of the feed, of this process. */
export async function startInstance(place: Place) {
  const program = join(inject("programs"), "integration/payments/instance.mjs");
  const child: ChildProcess = fork(program, [], {
    execArgv: ["--conditions=react-server"],
    env: { ...process.env, ...place },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (why: Error) => void }>();
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the instance ended with ${code}`)));
    child.on("message", ({ ready, number = -1, result, error }: Reply) => {
      if (ready) return resolve();
      const asked = waiting.get(number);
      waiting.delete(number);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(error));
    });
  });
  let asked = 0;
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  return {
    kill,
    /** Null if the instance is killed before it responds. */
    call(call: CallName, argument = ""): Promise<unknown> {
      asked += 1;
      const number = asked;
      const answer = new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
      if (child.connected) child.send({ number, call, argument });
      return Promise.race([answer, ended.then(() => null)]);
    },
  };
}
