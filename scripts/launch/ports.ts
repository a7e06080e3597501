import { createServer } from "node:net";

/** A port that something needs, the setting that moves it, and the address it is bound to (none: all). */
export type Need = { readonly setting: string; readonly port: number; readonly host?: string };

/** One line for each port that is taken, with the setting to change. */
export async function takenPorts(needs: readonly Need[]): Promise<string[]> {
  const taken = await Promise.all(needs.map(async (need) => ((await isFree(need)) ? [] : [need])));
  return taken
    .flat()
    .map(({ setting, port }) => `Port ${port} is in use. Free it, or set ${setting} to another.`);
}

function isFree({ port, host }: Need): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
