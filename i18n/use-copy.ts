import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { editionOfLocale } from "@/lib/markets/editions";
import { vocabulary } from "./copy";
import type { Namespace } from "./messages";

type Key<N extends Namespace> = Parameters<ReturnType<typeof useTranslations<N>>>[0];
type Values = Readonly<Record<string, string | number>>;
type RichValues = Readonly<Record<string, string | number | ((chunks: ReactNode) => ReactNode)>>;
type Translate<K, V, R> = (key: K, values: V) => R;

/** `useTranslations` that also fills in the market's figures and names, so that components need not pass `{tax}`. */
export function useCopy<N extends Namespace>(namespace: N) {
  const t = useTranslations(namespace) as unknown as Translate<Key<N>, Values, string> & {
    rich: Translate<Key<N>, RichValues, ReactNode>;
  };
  const known = vocabulary(editionOfLocale(useLocale()));
  return Object.assign((key: Key<N>, values?: Values) => t(key, { ...known, ...values }), {
    rich: (key: Key<N>, values: RichValues) => t.rich(key, { ...known, ...values }),
  });
}
