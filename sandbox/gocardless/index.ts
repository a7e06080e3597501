import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../http/exchange";
import { serve } from "../http/serve";
import { openStore } from "../store";
import { api } from "./api";
import { control } from "./control";
import { openDelivery } from "./delivery";
import { outage } from "./errors";
import { openFake } from "./fake";
import { advance } from "./lifecycle";
import { consolePage } from "./pages/console";
import { hostedPages } from "./pages/hosted";
import { tables } from "./rows";

const tickMs = 100;

export type GoCardlessSettings = {
  readonly port: number;
  /** The folder of the state; null keeps it in memory. */
  readonly folder: string | null;
  /** The only token that is accepted; null accepts any. */
  readonly accessToken?: string | null;
  readonly webhook?: { readonly url: string; readonly secret: string } | null;
};

/** Starts the fake GoCardless with the state of its folder. */
export function startGoCardless(given: GoCardlessSettings) {
  const { port, folder, accessToken = null, webhook = null } = given;
  return serve("GoCardless", port, (url) => {
    const store = openStore(folder, tables);
    const fake = openFake(store, url);
    const delivery = openDelivery(fake, webhook);
    const tick = () => {
      advance(fake);
      delivery.sendDue();
      store.saved().catch((cause: unknown) => console.error("Sandbox:", cause));
    };
    tick();
    const ticking = setInterval(tick, tickMs).unref();
    /** Delays each response until all changes are on disk. */
    const saved = createMiddleware<Env>(async (_, next) => {
      advance(fake);
      await next();
      tick();
      await store.saved();
    });
    const app = new Hono<Env>().use(saved).get("/", (c) => consolePage(fake, c));
    return {
      app: app.route("/", hostedPages(fake)).route("/", api(fake, accessToken)),
      control: new Hono<Env>().use(saved).route("/", control(fake)),
      reset: store.clear,
      stop() {
        clearInterval(ticking);
        delivery.close();
        return store.saved();
      },
      outage,
    };
  });
}
