import { answersIn, setUpPayment, walkTo } from "../support/site/sign-up";
import { openVisitor } from "../support/site/visitor";
import { expect } from "./jack";
import { site } from "./site";

/** Fenwick & Hale Joinery signs up and pays without a browser; returns the reference, the address of the confirmation, and the cookies that open it. */
export async function buy(email: string) {
  const customer = openVisitor(site.url);
  const { business, contact } = answersIn("uk");
  const review = await walkTo(customer, "uk", "review", {
    business: { ...business, businessName: "Fenwick & Hale Joinery" },
    contact: { ...contact, contactName: "Harriet Fenwick", contactEmail: email },
  });
  const { address } = await setUpPayment(customer, review);
  const bank = openVisitor(site.gocardless);
  const { pathname, search } = new URL(address);
  const payer = { email, address_line1: "14 Hale Road", city: "Lewes", postal_code: "BN7 2QT" };
  const approval = { form: "form[method=post]", typed: payer, button: ["action", "approve"] } as const;
  const back = await bank.press(await bank.open(pathname + search), approval);
  const { pathname: returnPath, search: ids } = new URL(back.address);
  let reference: string | undefined;
  await expect(async () => {
    const returned = await customer.open(returnPath + ids);
    // The provider's webhook may have been faster than the press of Confirm.
    const isOpen = returned.document.querySelector("main form") !== null;
    const { html } = isOpen ? await customer.press(returned, { form: "main form" }) : returned;
    reference = /JK-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)?.[0];
    expect(reference).toBeDefined();
  }).toPass();
  const cookies = customer
    .cookie()
    .split("; ")
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return { name, value, url: site.url };
    });
  return { reference: reference ?? "", address: returnPath + ids, cookies };
}
