import { Button } from "@/components/ui/button";
import { PressForm } from "@/components/ui/press-form";
import { words } from "@/i18n/words";
import { type Edition, otherLanguages } from "@/lib/markets/editions";
import type { ConfirmationIds } from "@/lib/payments/link";
import { confirmationPath } from "@/lib/routing/addresses";
import { IdFields } from "./id-fields";

type Props = {
  edition: Edition;
  ids: ConfirmationIds;
  action: (last: null, form: FormData) => Promise<null>;
};

/** A button for each other language of the market, in its own words, that changes the language of this page and of the mails. */
export function LanguageForm({ edition, ids, action }: Props) {
  return otherLanguages(edition).map(({ segment, locale }) => (
    <PressForm
      key={segment}
      action={action}
      initial={null}
      address={confirmationPath(ids.submissionId, ids.requestId)}
      className="mt-4 print:hidden"
    >
      <IdFields ids={ids} />
      <input type="hidden" name="edition" value={segment} />
      <Button look="text" className="cursor-pointer py-1 text-small underline" lang={locale}>
        {words(locale, "confirmation")("language")}
      </Button>
    </PressForm>
  ));
}
