import { pageFor } from "@/desk/auth/access";
import {
  addPasskey,
  askForNewPasskey,
  endOneSession,
  recoverOperator,
  removeOwnPasskey,
} from "@/desk/people/actions";
import { peoplePage } from "@/desk/people/acts";
import { People } from "@/desk/people/page";
import type { PageQuery } from "@/lib/routing/query";

const actions = { addPasskey, askForNewPasskey, endOneSession, recoverOperator, removeOwnPasskey };

export default async function PeoplePage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { said } = await searchParams;
  return <People operator={operator} shown={await peoplePage(operator)} said={said} actions={actions} />;
}
