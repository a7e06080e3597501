/**
 * Adds the campaign (`utm_…`) of this page's address, and the host of the site that linked here, to the links and forms
 * of our own pages when they are used. The sign-up reads them from its address, so nothing is stored in the browser.
 */
export function carryOrigin(): void {
  const { pathname, search, hash, host } = location;
  const origin = search.split(/[?&]/).filter((part) => /^(utm_\w+|referrer)=/.test(part));
  const from = document.referrer.split("/")[2];
  if (from && from !== host) {
    origin.push(`referrer=${from}`);
    // The index page is replaced by the market's page, whose referrer is this site, so the address keeps the first one.
    if (pathname === "/")
      history.replaceState(null, "", `${search ? `${search}&` : "?"}referrer=${from}${hash}`);
  }
  if (!origin[0]) return;
  // The listener is on the document, so that it runs after those of the early script, which are on the window.
  document.addEventListener("click", follow, true);
  document.addEventListener("auxclick", follow, true);
  document.addEventListener("submit", send, true);

  function follow({ target }: Event): void {
    const link = (target as Element).closest("a");
    if (!link || link.host !== host || (link.hash && link.pathname === pathname)) return;
    const missing = origin.filter((part) => !link.search.includes(part));
    if (missing[0]) link.search += `${link.search && "&"}${missing.join("&")}`;
  }

  function send({ target }: Event): void {
    const form = target as HTMLFormElement;
    if (form.method !== "get") return;
    for (const [name, value] of new URLSearchParams(origin.join("&"))) {
      const input = document.createElement("input");
      form.append(Object.assign(input, { type: "hidden", name, value }));
    }
  }
}
