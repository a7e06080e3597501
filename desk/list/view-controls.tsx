import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { checkboxControl } from "@/components/ui/control";
import type { SignedIn } from "@/desk/auth/access";
import { hasRole } from "@/desk/auth/rules";
import { ActForm } from "@/desk/ui/act-form";
import { TextField } from "@/desk/ui/fields";
import { link } from "@/desk/ui/looks";
import { MenuBox } from "@/desk/ui/menu";
import { Message } from "@/desk/ui/message";
import { addressWith } from "@/lib/routing/query";
import { changeOneView, saveNewView } from "./actions";
import { type AddressedList, listAddress, viewParameters } from "./address";
import type { Parameters } from "./list";
import { maxViewName, maxViews, mayChange, type SavedView } from "./views";

type Props = {
  list: AddressedList;
  parameters: Parameters;
  views: readonly SavedView[];
  by: SignedIn;
};

/** Saves the filters and the sort of the page as a view, and changes or deletes those that the operator may change. */
export function ViewsMenu({ list, parameters, views, by }: Props) {
  const t = useTranslations("deskList.views");
  if (!hasRole(by, "member")) return null;
  const sends = { list: list.name, back: listAddress(list, parameters) };
  return (
    <MenuBox summary={t("title")}>
      <ActForm action={saveNewView} sends={sends} className="grid gap-3 px-4 py-3">
        <TextField
          look="filter"
          id="view-name"
          name="name"
          label={t("name")}
          maxLength={maxViewName}
          required
        />
        <label className="flex min-h-6 items-center gap-2 text-small">
          <input type="checkbox" name="shared" value="yes" className={`size-6 ${checkboxControl}`} />
          {t("shared")}
        </label>
        <Button small look="quiet">
          {t("save")}
        </Button>
      </ActForm>
      {views
        .filter((view) => mayChange(by, view))
        .map(({ id, name }) => (
          <ActForm
            key={id}
            action={changeOneView}
            sends={{ ...sends, view: `${id}` }}
            className="flex flex-wrap gap-x-4 border-t border-rule px-4 py-2 text-small"
          >
            <span className="w-full font-semibold wrap-anywhere">{name}</span>
            {(["replace", "delete"] as const).map((change) => (
              <Button
                key={change}
                look="text"
                name="change"
                value={change}
                aria-label={t("changeOf", { change, name })}
                className={`${link} cursor-pointer`}
              >
                {t("change", { change })}
              </Button>
            ))}
          </ActForm>
        ))}
    </MenuBox>
  );
}

/** Links to the views, beside the presets. The one with the filters and the sort of the page is marked. */
export function ViewLinks({ list, parameters, views }: Omit<Props, "by">) {
  const here = JSON.stringify(viewParameters(list, parameters));
  return views.map(({ id, name, parameters: saved }) => (
    <a
      key={id}
      href={addressWith(list.address, { view: name })}
      aria-current={JSON.stringify(viewParameters(list, saved)) === here ? "true" : undefined}
      className={`${link} wrap-anywhere aria-current:font-semibold aria-current:no-underline`}
    >
      {name}
    </a>
  ));
}

const done = ["viewSaved", "viewChanged", "viewDeleted"] as const;
const problems = ["viewBlank", "viewLong", "viewExists", "viewsFull", "viewGone"] as const;

/** The result of a change of a view, which the address names. */
export function ViewMessage({ message }: { message: unknown }) {
  const t = useTranslations("deskList.views.message");
  const result = [...done, ...problems].find((one) => one === message);
  if (!result) return null;
  const as = done.some((one) => one === result) ? "done" : "problem";
  return <Message as={as}>{t(result, { length: maxViewName, views: maxViews })}</Message>;
}
