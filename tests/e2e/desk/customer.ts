import { answersIn, setUpPayment, walkTo } from "../../support/site/sign-up";
import { openVisitor } from "../../support/site/visitor";
import { expect } from "../jack";
import { site } from "../site";

/** Fenwick & Hale Joinery signs up without a browser and leaves at the provider's page. */
export async function signUp(contactEmail: string): Promise<void> {
  const customer = openVisitor(site.url);
  const { business, contact } = answersIn("uk");
  const review = await walkTo(customer, "uk", "review", {
    business: { ...business, businessName: "Fenwick & Hale Joinery" },
    contact: { ...contact, contactEmail },
  });
  await setUpPayment(customer, review);
}

/** A visitor answers all steps but does not sign up. */
export async function stopAtReview(): Promise<void> {
  await walkTo(openVisitor(site.url), "uk", "review");
}

/** Somebody of a bank asks to be called. */
export async function sendLead(leadName: string, leadEmail: string): Promise<void> {
  const visitor = openVisitor(site.url);
  const page = await visitor.open("/uk/talk-to-us?about=bank");
  const typed = { leadName, leadEmail, leadCompanies: "120" };
  const sent = await visitor.press(page, { form: "form#lead", typed });
  expect(sent.address).toBe("/uk/talk-to-us/sent");
}
