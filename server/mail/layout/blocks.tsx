import { Button, Heading, Link, Section, Text } from "react-email";
import { styles } from "./styles";

export function TextBlock({ text }: { text: string }) {
  return (
    <Text className="ink" style={styles.text}>
      {text}
    </Text>
  );
}

export function StrongBlock({ text }: { text: string }) {
  return (
    <Text className="ink" style={styles.strong}>
      <strong>{text}</strong>
    </Text>
  );
}

export function HeadingBlock({ text }: { text: string }) {
  return (
    <Heading as="h2" className="ink" style={styles.heading}>
      {text}
    </Heading>
  );
}

/** A table of data, which screen readers announce as one. */
export function RowsBlock({ rows }: { rows: string }) {
  return (
    <table className="rows" style={styles.rows} cellPadding="0" cellSpacing="0">
      <tbody>{rows}</tbody>
    </table>
  );
}

export function RowOfBlock({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <th scope="row" className="quiet" style={styles.label}>
        {label}
      </th>
      <td className="cell" style={styles.value}>
        {value}
      </td>
    </tr>
  );
}

export function PointsBlock({ points }: { points: string }) {
  return (
    <ul className="ink" style={styles.points}>
      {points}
    </ul>
  );
}

export function PointOfBlock({ text }: { text: string }) {
  return <li style={styles.point}>{text}</li>;
}

type Target = { href: string; label: string };

export function ButtonBlock({ href, label }: Target) {
  return (
    <Section style={styles.buttonLine}>
      <Button className="button" style={styles.button} href={href}>
        {label}
      </Button>
    </Section>
  );
}

export function LinkBlock(target: Target) {
  return (
    <Text className="ink" style={styles.text}>
      <LinkOfRow {...target} />
    </Text>
  );
}

/** The value of a row that leads somewhere. */
export function LinkOfRow({ href, label }: Target) {
  return (
    <Link className="link" style={styles.link} href={href}>
      {label}
    </Link>
  );
}
