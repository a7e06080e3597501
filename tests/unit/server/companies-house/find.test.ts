import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { searchCompanies } from "@/server/companies-house/find";
import { timeoutMs } from "@/server/deadlines";

vi.mock("@/server/database", () => ({ query: () => new Promise(() => undefined) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a search is given up within three seconds even if the database never answers", async () => {
  const answered = vi.fn();
  const search = searchCompanies("Fenwick Joinery").then(answered);
  await vi.advanceTimersByTimeAsync(timeoutMs.companySearch - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await search;
  expect(answered).toHaveBeenCalledWith({ outcome: "unreachable" });
  expect(timeoutMs.companySearch).toBeLessThan(3_000);
});
