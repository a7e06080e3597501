import { expect, it } from "vitest";
import { textIn } from "@/desk/ui/form-text";

it("reads a field's text without what PostgreSQL cannot store", () => {
  const form = new FormData();
  form.set("note", "Called,\0 no answer.\n");
  form.set("file", new Blob(["a file"]));
  expect([textIn(form, "note"), textIn(form, "file"), textIn(form, "none")]).toEqual([
    "Called, no answer.\n",
    "",
    "",
  ]);
});
