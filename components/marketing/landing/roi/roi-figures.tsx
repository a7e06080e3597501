"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { formatNumber } from "@/lib/content/formats";
import { account, exampleInputs, type RoiInputs } from "@/lib/content/roi";
import { type Currency, marketOfCurrency } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";

type Figures = { inputs: RoiInputs; setInputs: (inputs: RoiInputs) => void; currency: Currency };

const FiguresContext = createContext<Figures | null>(null);

/** Provides the calculator's inputs: the example's, until the visitor types others. */
export function RoiFigures({ currency, children }: { currency: Currency; children: ReactNode }) {
  const [inputs, setInputs] = useState(exampleInputs);
  return <FiguresContext value={{ inputs, setInputs, currency }}>{children}</FiguresContext>;
}

export function useRoiFigures(): Figures {
  const figures = useContext(FiguresContext);
  if (!figures) throw new Error("A figure is outside of the section that holds it");
  return figures;
}

/** A figure that follows the inputs, inside a sentence rendered on the server. */
export function RoiFigure({ of }: { of: "hoursAYear" | "hourValue" }) {
  const { inputs, currency } = useRoiFigures();
  if (of === "hourValue") return formatPrice(Math.round(inputs.hourValue * 100), currency);
  return formatNumber(account(inputs, currency).hoursAYear, marketOfCurrency(currency));
}
