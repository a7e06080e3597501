import { once } from "node:events";
import { createServer } from "node:net";
import { isPortIsReserved } from "next/dist/lib/helpers/get-reserved-port.js";

type PortNeed = { readonly setting: string; readonly port: number; readonly host?: string | undefined };

/** Why a port cannot be used, by the code of the error. Browsers refuse the ports that the Fetch Standard blocks, and so does our `fetch`. */
const reasons: Readonly<Record<string, string>> = {
  blocked: "is blocked by browsers. Set",
  EADDRINUSE: "is in use. Free it, or set",
  EACCES: "is for the administrator of this machine alone. Set",
  EADDRNOTAVAIL: "is not to be had, since HOST is no address of this machine. Set",
};

/** Throws one error that names all ports that cannot be used, and the settings to change. */
export async function refuseUnusablePorts(needs: readonly PortNeed[]): Promise<void> {
  const codes = await Promise.all(needs.map(codeOf));
  const sentences = needs.flatMap(({ setting, port }, at) => {
    const code = codes[at];
    if (!code) return [];
    return `Port ${port} ${reasons[code]} ${code === "EADDRNOTAVAIL" ? "HOST" : setting} to another.`;
  });
  if (sentences.length) throw new Error(sentences.join("\n"));
}

/** Null for a port that can be used. Throws an error for which there is no reason in the table. */
async function codeOf({ port, host }: PortNeed): Promise<string | null> {
  if (isPortIsReserved(port)) return "blocked";
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
