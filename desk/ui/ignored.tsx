import { useTranslations } from "next-intl";

/** Says which parameters of the address were ignored. */
export function Ignored({ names }: { names: readonly string[] }) {
  const t = useTranslations("desk");
  return names.map((name) => (
    <p
      key={name}
      role="status"
      className="mt-3 border-l-[3px] border-error bg-error-wash px-4 py-2 text-small"
    >
      {t("ignored", { name })}
    </p>
  ));
}
