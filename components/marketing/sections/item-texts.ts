type Keyed = { readonly key: string };

/** Adds to each item the messages `KEY.heading` and `KEY.text`. */
export function withHeadings<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: `${Item["key"]}.${"heading" | "text"}`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, heading: say(`${key}.heading`), text: say(`${key}.text`) };
  });
}

/** Adds to each item a name and a note, from the messages `KEY` and `KEYOf`. */
export function withNames<const Item extends Keyed>(
  items: readonly Item[],
  say: (name: Item["key"] | `${Item["key"]}Of`) => string,
) {
  return items.map((item) => {
    const key: Item["key"] = item.key;
    return { ...item, name: say(key), note: say(`${key}Of`) };
  });
}
