import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";

/** What a message takes: its arguments, `kind=gbp|usd` for one that selects, and its tags as `<b>`. */
export function parametersOf(message: string): string[] {
  return [...new Set(elementsOf(message).flatMap(parameter))].sort();
}

/** The categories of each plural in a message. */
export function pluralsOf(message: string): string[][] {
  return elementsOf(message).flatMap((element) =>
    isPluralElement(element) && element.pluralType === "cardinal" ? [Object.keys(element.options)] : [],
  );
}

/** The texts of a message, with a letter for each argument: one with the first option of all choices, and so on. */
export function textsOf(message: string): string[] {
  const elements = parse(message);
  const counts = elementsOf(message).map((element) =>
    "options" in element ? Object.keys(element.options).length : 1,
  );
  return Array.from({ length: Math.max(1, ...counts) }, (_, at) => textOf(elements, at));
}

function textOf(elements: readonly MessageFormatElement[], at: number): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return element.children.length > 0 ? textOf(element.children, at) : "x";
      if (!("options" in element)) return "x";
      const options = Object.values(element.options);
      return textOf(options[Math.min(at, options.length - 1)]?.value ?? [], at);
    })
    .join("");
}

function parameter(element: MessageFormatElement): string[] {
  if (isTagElement(element)) return [`<${element.value}>`];
  if (isSelectElement(element)) return [`${element.value}=${Object.keys(element.options).sort().join("|")}`];
  const isValue =
    isArgumentElement(element) ||
    isNumberElement(element) ||
    isDateElement(element) ||
    isTimeElement(element);
  return isValue || isPluralElement(element) ? [element.value] : [];
}

/** The parts of a message, with those of its options and its tags. */
function elementsOf(message: string | readonly MessageFormatElement[]): MessageFormatElement[] {
  const elements = typeof message === "string" ? parse(message) : message;
  return elements.flatMap((element) => [
    element,
    ...("options" in element ? Object.values(element.options).flatMap(({ value }) => elementsOf(value)) : []),
    ...("children" in element ? elementsOf(element.children) : []),
  ]);
}
