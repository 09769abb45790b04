import type { LeadContext } from "./listed-leads.ts";

const namedLists = 5;

/** The account's lead lists, to be named in advice: how many there are, and the newest of them. */
export interface KnownLeadLists {
  readonly count: number;
  readonly newest: readonly { readonly id: string; readonly name: string }[];
}

export async function readLeadLists({ db, account }: LeadContext): Promise<KnownLeadLists> {
  const lists = db.selectFrom("svc_lead_lists").where("account_id", "=", account.id);
  const { count } = await lists.select((select) => select.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const newest = await lists
    .select(["id", "name"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(namedLists)
    .execute();
  return { count, newest };
}

/** `Lists of the account: lst_1 (Summit guests), lst_2 (Partners).`, the newest when there are many. */
export function nameLeadLists({ count, newest }: KnownLeadLists): string {
  if (count === 0) return "The account has no lead list yet.";
  const names = newest.map(({ id, name }) => `${id} (${name})`).join(", ");
  return count > newest.length
    ? `The newest of the account's ${count} lists: ${names}.`
    : `Lists of the account: ${names}.`;
}
