import { siteDefaults } from "@/lib/site";
import { type Service, serve } from "../wire/serve";
import { openStore } from "../wire/store";
import { answerApi } from "./api";
import { answerOwnControl } from "./control";
import { outage } from "./failures";
import { advance } from "./lifecycle";
import { live } from "./live";
import { consolePage } from "./pages/console";
import { answerHosted, confirmationPage, hostedPath } from "./pages/hosted";
import { openPlanLink } from "./pages/plan-link";
import { tables } from "./rows";
import { creditor, defaultSettings, type Twin } from "./twin";
import { openDelivery } from "./webhooks/delivery";

const advanceEveryMs = 500;

export type GoCardlessSettings = {
  readonly port: number;
  /** A folder of this twin's own. */
  readonly folder: string;
  /** The only token that is let in; null lets in any. */
  readonly accessToken?: string | null;
  readonly webhook?: { readonly url: string; readonly secret: string } | null;
  readonly creditorName?: string;
};

/** Starts the GoCardless twin. What it was told in an earlier life in the same folder, it still knows. */
export async function startGoCardless(settings: GoCardlessSettings) {
  let opened: ReturnType<typeof open> | undefined;
  const listening = await serve("GoCardless twin", settings.port, (url) => {
    opened = open(settings, url);
    return opened.service;
  });
  return {
    port: listening.port,
    url: listening.url,
    async stop() {
      opened?.rest();
      await listening.close();
      opened?.close();
    },
  };
}

function open(settings: GoCardlessSettings, url: string) {
  const { folder, accessToken = null, webhook = null, creditorName = siteDefaults.legalName } = settings;
  const store = openStore(folder, tables, live);
  const current = () => store.get("settings", "settings") ?? defaultSettings;
  const twin: Twin = {
    store,
    creditor: { ...creditor, name: creditorName },
    now: () => new Date(Date.now() + current().clock_offset_ms),
    settings: current,
    url,
    sendsWebhooks: webhook !== null,
    wake: () => delivery.wake(),
  };
  const delivery = openDelivery(twin, webhook);
  const tick = () => {
    store.change(() => advance(twin));
    delivery.wake();
  };
  tick();
  const ticking = setInterval(tick, advanceEveryMs).unref();
  const service: Service = {
    failure: outage,
    reset: () => store.clear(),
    control: (asked) => answerOwnControl(twin, delivery, asked),
    answer(asked) {
      if (asked.path === "/" && asked.method === "GET") return consolePage(twin);
      if (asked.path === hostedPath) return answerHosted(twin, delivery.flush, asked);
      return (
        openPlanLink(twin, asked) ?? confirmationPage(twin, asked) ?? answerApi(twin, accessToken, asked)
      );
    },
  };
  return {
    service,
    rest() {
      clearInterval(ticking);
      delivery.close();
    },
    close: store.close,
  };
}
