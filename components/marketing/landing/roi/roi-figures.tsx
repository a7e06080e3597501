"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { formatNumber } from "@/lib/content/formats";
import { account, exampleInputs, type RoiInputs } from "@/lib/content/roi";
import { formatPrice, type MoneyFormat } from "@/lib/plans";

type Figures = { inputs: RoiInputs; setInputs: (inputs: RoiInputs) => void; money: MoneyFormat };

const FiguresContext = createContext<Figures | null>(null);

/** Provides the calculator's inputs: the example's, until the visitor types others. */
export function RoiFigures({ money, children }: { money: MoneyFormat; children: ReactNode }) {
  const [inputs, setInputs] = useState(exampleInputs);
  return <FiguresContext value={{ inputs, setInputs, money }}>{children}</FiguresContext>;
}

export function useRoiFigures(): Figures {
  const figures = useContext(FiguresContext);
  if (!figures) throw new Error("A figure is outside of the section that holds it");
  return figures;
}

/** A figure that follows the inputs, inside a sentence rendered on the server. */
export function RoiFigure({ of }: { of: "hoursAYear" | "hoursWithService" | "hourValue" }) {
  const { inputs, money } = useRoiFigures();
  if (of === "hourValue") return formatPrice(Math.round(inputs.hourValue * 100), money);
  return formatNumber(account(inputs, money.currency)[of], money);
}
