export const bannerId = "accountant-banner";

/** Spec section 2: a dismissal is stored locally under this key. */
export const dismissalKey = "accountant-banner-dismissed";

/** Lets the banner be dismissed, for good where storage allows it. */
export function dismissBanner(): void {
  const banner = document.getElementById(bannerId);
  banner?.querySelector("button")?.addEventListener("click", () => {
    banner.hidden = true;
    try {
      localStorage.setItem(dismissalKey, "true");
    } catch {
      // Without storage it comes back on the next page.
    }
  });
}
