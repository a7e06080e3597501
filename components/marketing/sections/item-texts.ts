type Keyed = { readonly key: string };

/** Adds the heading and the text that the messages have under each item's key. */
export function withHeadings<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: `${Item["key"]}.${"heading" | "text"}`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, heading: say(`${key}.heading`), text: say(`${key}.text`) };
  });
}

/** Adds the name and the note that the messages have for each item's key: `uptime`, `uptimeOf`. */
export function withNames<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: Item["key"] | `${Item["key"]}Of`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, name: say(key), note: say(`${key}Of`) };
  });
}
