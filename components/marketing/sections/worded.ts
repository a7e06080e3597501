type Keyed = { readonly key: string };

/** The items with the heading and the text that words have under each one's key. */
export function worded<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: `${Item["key"]}.${"heading" | "text"}`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, heading: say(`${key}.heading`), text: say(`${key}.text`) };
  });
}

/** The items with the name that words have under each one's key, and with what it is of: `uptime`, `uptimeOf`. */
export function named<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: Item["key"] | `${Item["key"]}Of`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, name: say(key), of: say(`${key}Of`) };
  });
}
