import "server-only";
import type { GenericEndpointContext } from "better-auth";
import { APIError } from "better-auth/api";
import { linkMinutes } from "@/lib/operators";
import { hashToken, newToken } from "@/server/token";

const idOf = (hash: string) => `pending:${hash}`;
const cookieOf = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie("pending", { maxAge: linkMinutes * 60 });

/** After the link of an operator with a passkey: a cookie that opens nothing but the passkey's step. */
export async function beginPending(ctx: GenericEndpointContext, operatorId: string): Promise<void> {
  const { token, hash } = newToken();
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: idOf(hash),
    value: operatorId,
    expiresAt: new Date(Date.now() + linkMinutes * 60_000),
  });
  const { name, attributes } = cookieOf(ctx);
  ctx.setCookie(name, token, attributes);
}

/** Ends the operator's sign-ins that wait for a passkey, in any browser. */
export async function endPending(ctx: GenericEndpointContext, operatorId: string): Promise<void> {
  const where = [{ field: "value", value: operatorId }];
  await ctx.context.adapter.deleteMany({ model: "verification", where });
}

/** Lets a verified passkey make a session only for the operator whose link was opened in this browser. */
export async function confirmPending({
  ctx,
  clientData,
}: {
  ctx: GenericEndpointContext;
  clientData: { id: string };
}): Promise<void> {
  const { name, attributes } = cookieOf(ctx);
  const hash = hashToken(ctx.getCookie(name) ?? undefined);
  const pending = hash && (await ctx.context.internalAdapter.consumeVerificationValue(idOf(hash)));
  const used = await ctx.context.adapter.findOne<{ userId: string }>({
    model: "passkey",
    where: [{ field: "credentialID", value: clientData.id }],
  });
  if (!pending || pending.value !== used?.userId) throw new APIError("UNAUTHORIZED");
  ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
}
