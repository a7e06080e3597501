import { People } from "@/components/console/people/people";
import { pageFor } from "@/server/console/access";
import { peoplePage } from "@/server/console/people";
import type { PageQuery } from "../query";
import {
  addPasskey,
  askForNewPasskey,
  endOneSession,
  recoverOperator,
  removeOwnPasskey,
  signOut,
} from "./actions";

const actions = { addPasskey, askForNewPasskey, endOneSession, recoverOperator, removeOwnPasskey, signOut };

export default async function PeoplePage({ searchParams }: { searchParams: PageQuery }) {
  const operator = await pageFor("viewer");
  const { said } = await searchParams;
  return <People operator={operator} shown={await peoplePage(operator)} said={said} actions={actions} />;
}
