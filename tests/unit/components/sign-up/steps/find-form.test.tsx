import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import FindForm from "@/components/sign-up/steps/find-form";
import { show } from "@/tests/support/components/render";

const router = vi.hoisted(() => ({ replace: vi.fn<(address: string) => void>() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => router }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const step = "/uk/get-started/business";

it("searches 300 ms after the last keystroke, from three characters on", () => {
  showForm();
  type("fe");
  pass(1000);
  expect(searched()).toEqual([]);
  type("fen");
  pass(299);
  type("fenw");
  pass(299);
  expect(searched()).toEqual([]);
  pass(1);
  expect(searched()).toEqual([`${step}?q=fenw`]);
});

it("searches at once when it is sent, and only once", () => {
  showForm();
  type("fenwick");
  send();
  pass(1000);
  expect(searched()).toEqual([`${step}?q=fenwick`]);
});

it("does not search again for what was found, nor for nothing", () => {
  showForm({ query: "fenwick" });
  type(" fenwick ");
  pass(1000);
  type("  ");
  send();
  pass(1000);
  expect(searched()).toEqual([]);
});

it("keeps the company that was chosen before, and the way back to the review", () => {
  showForm({ keeps: { use: "09876543", at: "2" }, returnsToReview: true });
  type("fenwick");
  send();
  expect(searched()).toEqual([`${step}?q=fenwick&use=09876543&at=2&then=review`]);
});

it("says how the last search ended", () => {
  showForm({ query: "fenwick", outcome: "2 companies found" });
  expect(screen.getByRole("status").textContent).toBe("2 companies found");
  expect(field()).toHaveProperty("value", "fenwick");
});

it.each([
  [
    "the first company found",
    <ul key="hits">
      <li>Fenwick Joinery Ltd</li>
      <li>Fenwick Hale Ltd</li>
    </ul>,
    "Fenwick Joinery Ltd",
  ],
  ["that none was found", null, "No company found"],
])("scrolls to %s, and not before a search", (_, children, shown) => {
  const scrolledTo = vi.fn<(element: Element) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this);
  };
  showForm({ outcome: "No company found", children });
  expect(scrolledTo).not.toHaveBeenCalled();
  type("fenwick");
  send();
  expect(scrolledTo.mock.calls.map(([element]) => element.textContent)).toEqual([shown]);
});

it("stops its timer when its page is left", () => {
  const { unmount } = showForm();
  type("fenwick");
  unmount();
  pass(1000);
  expect(searched()).toEqual([]);
});

type Props = Parameters<typeof FindForm>[0];

function showForm(props: Partial<Props> = {}) {
  const words = {
    title: "Find your company",
    label: "Company name or number",
    search: "Search",
    wait: "Searching…",
    searching: "Searching…",
  };
  return show(
    <FindForm
      form="search"
      address={step}
      query=""
      returnsToReview={false}
      keeps={{}}
      words={words}
      outcome=""
      {...props}
    />,
  );
}

function field() {
  return screen.getByRole("searchbox", { name: "Company name or number" });
}

function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
}

function send() {
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

function searched() {
  return router.replace.mock.calls.map(([address]) => address);
}
