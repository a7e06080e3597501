/** Closes an open menu of the header on Escape, giving the focus back, and on a press outside it. */
export function closeMenus(): void {
  const open = () => document.querySelector<HTMLDetailsElement>("details.pop[open]");
  addEventListener("keydown", ({ key }) => {
    const menu = open();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  addEventListener("click", ({ target }) => {
    const menu = open();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
