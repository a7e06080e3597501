import { z } from "zod";
import { personal } from "@/lib/delivery/personal";
import { sendTestEvent } from "@/server/feed/event";
import { isCommand } from "@/server/http/operator";
import { eraseByCommand, fileByCommand } from "@/server/privacy/command";

const commands = z.discriminatedUnion("command", [
  z.object({ command: z.literal("person-file"), email: z.string() }),
  z.object({ command: z.literal("erase"), typed: z.string(), again: z.string().optional() }),
  z.object({ command: z.literal("feed-test") }),
]);

/** Called by `npm run privacy` and `npm run feed-test` on the server, since only one process can open the embedded database. */
export async function POST(request: Request): Promise<Response> {
  if (!isCommand(request.headers)) return new Response(null, { status: 404, headers: personal });
  const body = commands.safeParse(await request.json().catch(() => null));
  if (!body.success) return new Response(null, { status: 400, headers: personal });
  return Response.json(await run(body.data), { headers: personal });
}

async function run(command: z.infer<typeof commands>): Promise<object> {
  switch (command.command) {
    case "person-file":
      return { file: await fileByCommand(command.email) };
    case "erase":
      return eraseByCommand(command);
    case "feed-test":
      return { problem: await sendTestEvent() };
  }
}
