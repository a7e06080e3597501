import type { CSSProperties } from "react";
import { sentencesOf } from "@/components/ui/headline";
import { type Hand, initials, namedInitials, tick } from "@/lib/content/mark";
import type { Accountant } from "@/lib/content/proof";
import type { shareCopy } from "./copy";

type Props = { product: string; accountants: readonly Accountant[] } & ReturnType<typeof shareCopy>;

const ink = "#14201a";
const green = "#006b47";
const greyInk = "#45524b";
const marginRule = "1.5px solid #9fcdb4";

/** The social-preview picture, drawn as a page of a ledger. */
export function ShareCard({ product, accountants, claim, entry, notes, checked }: Props) {
  return (
    <div style={sheet}>
      <div style={margin} />
      <div style={column}>
        <div style={{ display: "flex", fontSize: 52 }}>
          {product}
          <Tick size={36} drop={16} />
        </div>
        <div style={claimStyle}>
          {sentencesOf(claim).map((sentence) => (
            <div key={sentence} style={{ textWrap: "balance" }}>
              {sentence.trim()}
            </div>
          ))}
        </div>
        <div style={entryStyle}>
          <div style={{ width: 128, color: greyInk }}>{entry.date}</div>
          <div style={{ display: "flex", flexGrow: 1, gap: 16 }}>
            {entry.supplier}
            <span style={{ color: greyInk }}>{entry.category}</span>
          </div>
          <div style={{ paddingRight: 28 }}>{entry.total}</div>
          <div style={checkStyle}>
            <Tick size={34} drop={0} />
            {namedInitials(entry.by, accountants) ?? <Handwriting of={entry.by} />}
          </div>
        </div>
        <div style={lastLine}>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
          {checked && (
            <div style={{ display: "flex", alignItems: "center", gap: 14 }}>
              <Tick size={26} drop={0} />
              {checked}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function Handwriting({ of }: { of: Hand }) {
  return (
    <svg width={70} height={48} viewBox="0 0 32 22" role="presentation">
      <path d={initials[of]} fill="none" stroke={green} strokeWidth={1.6} strokeLinecap="round" />
    </svg>
  );
}

function Tick({ size, drop }: { size: number; drop: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="presentation"
      style={{ margin: `${drop}px 0 0 4px` }}
    >
      <path d={tick} fill={green} />
    </svg>
  );
}

const sheet: CSSProperties = {
  display: "flex",
  width: "100%",
  height: "100%",
  background: "#fafbf8",
  color: ink,
  fontFamily: "Besley",
};

const margin: CSSProperties = {
  width: 7,
  marginLeft: 72,
  borderLeft: marginRule,
  borderRight: marginRule,
};

const column: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  // In pixels, because a share of the sheet would grow with the text.
  width: 1118,
  padding: "60px 72px 56px 56px",
};

const claimStyle: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  fontSize: 56,
  lineHeight: 1.1,
  letterSpacing: -2,
};

const entryStyle: CSSProperties = {
  display: "flex",
  alignItems: "center",
  borderTop: `2px solid ${ink}`,
  borderBottom: "1.5px solid #d6ded6",
  fontFamily: "Hanken Grotesk",
  fontSize: 32,
};

const checkStyle: CSSProperties = {
  display: "flex",
  alignItems: "center",
  gap: 12,
  height: 76,
  paddingLeft: 20,
  borderLeft: marginRule,
  color: green,
};

const lastLine: CSSProperties = {
  display: "flex",
  justifyContent: "space-between",
  fontFamily: "Hanken Grotesk",
  fontSize: 28,
  color: greyInk,
};
