import { once } from "node:events";
import { createServer } from "node:net";
import { isPortIsReserved } from "next/dist/lib/helpers/get-reserved-port";

type PortNeed = { readonly setting: string; readonly port: number; readonly host?: string | undefined };
type Reason = { readonly is: string; readonly mayBeFreed?: boolean; readonly setting?: string };

/** A port that the Fetch Standard blocks: browsers refuse it, and so does the `fetch` by which we check that the site is ready. */
const blocked = "blocked";

const reasons: Readonly<Record<string, Reason>> = {
  [blocked]: { is: "blocked by browsers" },
  EADDRINUSE: { is: "in use", mayBeFreed: true },
  EACCES: { is: "for the administrator of this machine alone" },
  EADDRNOTAVAIL: { is: "not to be had, since HOST is no address of this machine", setting: "HOST" },
};

/** Throws one error that names all ports that cannot be used, and what to set. */
export async function refuseUnusablePorts(needs: readonly PortNeed[]): Promise<void> {
  const unusable = await Promise.all(needs.map(async (need) => ({ ...need, code: await codeOf(need) })));
  const sentences = [...new Set(needs.map(({ setting }) => setting))].flatMap((setting) =>
    Object.entries(reasons).flatMap(([code, reason]) => {
      const ports = unusable.filter((one) => one.setting === setting && one.code === code);
      return ports.length ? [sentence(ports, reason.setting ?? setting, reason)] : [];
    }),
  );
  if (sentences.length) throw new Error(sentences.join("\n"));
}

function sentence(needs: readonly PortNeed[], setting: string, { is, mayBeFreed }: Reason): string {
  const ports = new Intl.ListFormat("en-GB").format(needs.map(({ port }) => String(port)));
  if (needs.length === 1)
    return `Port ${ports} is ${is}. ${mayBeFreed ? "Free it, or set" : "Set"} ${setting} to another.`;
  return `Ports ${ports} are ${is}. ${mayBeFreed ? "Free them, or set" : "Set"} ${setting} to the first of four others.`;
}

/** Null for a port that can be used. Throws an error for which there is no reason in the table. */
async function codeOf({ port, host }: PortNeed): Promise<string | null> {
  if (isPortIsReserved(port)) return blocked;
  const server = createServer().listen({ port, host });
  try {
    await once(server, "listening");
    return null;
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
    if (code in reasons) return code;
    throw problem;
  } finally {
    server.close();
  }
}
