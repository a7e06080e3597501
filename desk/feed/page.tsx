import { useTranslations } from "next-intl";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Message } from "@/desk/ui/message";
import type { Operator } from "@/lib/operators";
import type { ListedEndpoint } from "./acts";
import { AddEndpoint, type AddForm } from "./add-endpoint";
import { EndpointTable } from "./endpoint-table";
import { endpointLimits } from "./rules";

type Props = {
  operator: Operator;
  endpoints: readonly ListedEndpoint[];
  /** Null for a viewer. */
  form: AddForm | null;
  message: unknown;
};

export function Feed({ operator, endpoints, form, message }: Props) {
  const t = useTranslations("deskFeed");
  const failed = useTranslations("desk")("failed");
  return (
    <Desk operator={operator} at="feed" title={t("title")}>
      <h1 className="font-display text-h2">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-small text-ink-2">{`${t("lead")} ${t("recipes")}`}</p>
      {message === "removed" && <Message>{t("one.removed")}</Message>}
      {message === "failed" && <Message as="problem">{failed}</Message>}
      {message === "gone" && <Message as="problem">{t("one.gone")}</Message>}
      {message === "full" && <Message as="problem">{t("add.full", { max: endpointLimits.count })}</Message>}
      {message === "invalid" && <Message as="problem">{t("add.invalid")}</Message>}
      {endpoints.length > 0 ? <EndpointTable endpoints={endpoints} /> : <EmptyList>{t("empty")}</EmptyList>}
      {form ? <AddEndpoint form={form} /> : <p className="mt-6 text-note text-ink-2">{t("add.viewer")}</p>}
    </Desk>
  );
}
