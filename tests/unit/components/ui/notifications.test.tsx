import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { dismiss, notify } from "@/components/ui/notifications";
import { show } from "@/tests/support/components/render";

it("toasts wait until they can be shown, but for those dismissed meanwhile", async () => {
  show(null);
  expect(screen.queryByRole("region")).toBeNull();
  notify("error", "Validation Error", { id: "first", description: "Name is required" });
  notify("error", "Set-Up Failed", { id: "second" });
  dismiss("second");
  const toasts = await screen.findByRole("region", { name: /Notifications/ });
  await waitFor(() => expect(toasts.textContent).toContain("Validation ErrorName is required"));
  notify("success", "Payment setup completed successfully!");
  await waitFor(() => expect(toasts.textContent).toContain("completed successfully"));
  expect(toasts.textContent).not.toContain("Set-Up Failed");
});
