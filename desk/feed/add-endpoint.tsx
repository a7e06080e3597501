import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { checkboxControl } from "@/components/ui/control";
import { Section } from "@/components/ui/section";
import { ActForm } from "@/desk/ui/act-form";
import { TextField } from "@/desk/ui/fields";
import { addEndpoint } from "./actions";
import type { RefusedForm } from "./endpoint-form";
import { feedKinds } from "./kinds";
import { endpointLimits } from "./rules";

export type AddForm = {
  id: string;
  /** What was typed, with its problems, if the last press was refused. */
  refused: RefusedForm | null;
  mayBePrivate: boolean;
};

export function AddEndpoint({ form: { id, refused, mayBePrivate } }: { form: AddForm }) {
  const t = useTranslations("deskFeed");
  const has = (problem: RefusedForm["problems"][number]) => refused?.problems.includes(problem) ?? false;
  const rule = mayBePrivate ? "any" : "public";
  const urlProblem = has("private") ? t("add.privateUrl") : has("url") ? t("add.invalidUrl", { rule }) : null;
  return (
    <Section id="add" heading={t("add.heading")} className="mt-10 max-w-2xl">
      <ActForm action={addEndpoint} sends={{ id }} className="mt-3 grid gap-5">
        <TextField
          name="name"
          label={t("add.name")}
          hint={t("add.nameHint")}
          problem={has("name") ? t("add.invalidName", { max: endpointLimits.name }) : null}
          defaultValue={refused?.name}
          required
          maxLength={endpointLimits.name}
        />
        <TextField
          name="url"
          label={t("add.url")}
          hint={t("add.urlHint", { rule })}
          problem={urlProblem}
          defaultValue={refused?.url}
          inputMode="url"
          required
          maxLength={endpointLimits.url}
        />
        <fieldset aria-describedby={has("kinds") ? "kinds-problem" : undefined}>
          <legend className="text-small font-semibold">{t("add.kinds")}</legend>
          {has("kinds") && (
            <p id="kinds-problem" className="text-small text-error">
              {t("add.invalidKinds")}
            </p>
          )}
          {feedKinds.map((kind) => (
            <label key={kind} className="flex min-h-10 items-start gap-3 py-1.5 text-small">
              <input
                type="checkbox"
                name="kinds"
                value={kind}
                defaultChecked={refused ? refused.kinds.includes(kind) : true}
                className={`mt-0.5 size-5 ${checkboxControl}`}
              />
              <span>
                <span className="font-semibold">{kind}</span>
                <span className="block text-note text-ink-2">
                  {t("add.kindHint", { kind: kind.replace(".", "_") })}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button small className="justify-self-start">
          {t("add.button")}
        </Button>
      </ActForm>
    </Section>
  );
}
