type Props = { className?: string; items: readonly { readonly key: string; readonly text: string }[] };

/** Short sentences under each other, with a line between. */
export function Points({ className, items }: Props) {
  return (
    <ul className={className}>
      {items.map(({ key, text }) => (
        <li key={key} className="border-rule py-2.25 text-small/normal not-first:border-t">
          {text}
        </li>
      ))}
    </ul>
  );
}
