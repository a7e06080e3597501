"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { formatNumber } from "@/lib/content/formats";
import { account, example, isExample, type RoiInputs } from "@/lib/content/roi";
import { type Currency, marketOfCurrency } from "@/lib/markets";
import { formatHeadline, formatPrice } from "@/lib/plans";

type Figures = { inputs: RoiInputs; setInputs: (inputs: RoiInputs) => void; currency: Currency };

const FiguresContext = createContext<Figures | null>(null);

/** Provides the section's inputs: the example's, until the visitor types others. */
export function RoiFigures({ currency, children }: { currency: Currency; children: ReactNode }) {
  const [inputs, setInputs] = useState(example);
  return <FiguresContext value={{ inputs, setInputs, currency }}>{children}</FiguresContext>;
}

export function useRoiFigures(): Figures {
  const figures = useContext(FiguresContext);
  if (!figures) throw new Error("A figure is outside of the section that holds it");
  return figures;
}

type Name = keyof RoiInputs | "hourly" | "alone" | "withService";

/** A figure that follows the inputs, inside a sentence rendered on the server. */
export function RoiFigure({ of }: { of: Name }) {
  const { inputs, currency } = useRoiFigures();
  return texts[of](inputs, currency);
}

const texts: Readonly<Record<Name, (inputs: RoiInputs, currency: Currency) => string>> = {
  revenue: ({ revenue }, currency) => formatHeadline(revenue, currency),
  workingHours: ({ workingHours }, currency) => formatNumber(workingHours, marketOfCurrency(currency)),
  bookkeepingHours: ({ bookkeepingHours }, currency) =>
    formatNumber(bookkeepingHours, marketOfCurrency(currency)),
  hourly: (inputs, currency) => formatPrice(Math.round(account(inputs, currency).hourly * 100), currency),
  alone: (inputs, currency) => formatHeadline(account(inputs, currency).alone, currency),
  withService: (inputs, currency) => formatHeadline(account(inputs, currency).withService, currency),
};

/** Shows its children only while the inputs are the example's. */
export function OfTheExample({ children }: { children: ReactNode }) {
  return isExample(useRoiFigures().inputs) ? children : null;
}
