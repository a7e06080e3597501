import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Headline } from "@/components/ui/headline";

it.each([
  [
    "One price a month. Books that are done and checked.",
    ["One price a month. ", "Books that are done and checked."],
  ],
  ["Several companies? Tell us how many.", ["Several companies? ", "Tell us how many."]],
  ["In every plan", ["In every plan"]],
  ["Ready by 9.30 each day", ["Ready by 9.30 each day"]],
])("each sentence of '%s' has lines of its own", (text, sentences) => {
  for (const ticked of [false, true]) {
    const { container } = render(<Headline text={text} ticked={ticked} />);
    const lines = [...container.querySelectorAll(":scope > .block")];
    expect(lines.map((line) => line.textContent)).toEqual(sentences);
    expect(container.textContent).toBe(text);
    const ticks = [...container.querySelectorAll(".tick")];
    expect(ticks.map((tick) => lines.findIndex((line) => line.contains(tick)))).toEqual(
      ticked ? [sentences.length - 1] : [],
    );
  }
});
