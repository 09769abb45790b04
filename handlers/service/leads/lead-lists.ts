import type { LeadContext } from "./listed-leads.ts";

const maxNamedLists = 5;

/** The number of the account's lead lists and the newest ones, for hints. */
export interface LeadListOverview {
  readonly count: number;
  readonly newest: readonly { readonly id: string; readonly name: string }[];
}

export async function readLeadLists({ db, account }: LeadContext): Promise<LeadListOverview> {
  const lists = db.selectFrom("svc_lead_lists").where("account_id", "=", account.id);
  const { count } = await lists.select((select) => select.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const newest = await lists
    .select(["id", "name"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxNamedLists)
    .execute();
  return { count, newest };
}

/** Describes the lead lists, or the newest of many: `Lists of the account: lst_1 (Summit guests), lst_2 (Partners).` */
export function describeLeadLists({ count, newest }: LeadListOverview): string {
  if (count === 0) return "The account has no lead list yet.";
  const names = newest.map(({ id, name }) => `${id} (${name})`).join(", ");
  return count > newest.length
    ? `The newest of the account's ${count} lists: ${names}.`
    : `Lists of the account: ${names}.`;
}

/** The problem with a lead list that the account does not have; null if it has the list. */
export async function findListProblem(
  context: LeadContext,
  id: string,
): Promise<{ readonly detail: string; readonly hint: string } | null> {
  const list = await context.db
    .selectFrom("svc_lead_lists")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", context.account.id)
    .executeTakeFirst();
  if (list) return null;
  return { detail: "The account has no such lead list.", hint: describeLeadLists(await readLeadLists(context)) };
}
