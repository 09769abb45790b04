import type { NavigatorLead } from "../../../generated/schemas.ts";
import { Failure, nearestFew, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import { readLeadsOf } from "../leads/save-leads.ts";
import type { LeadTables } from "../leads/tables.ts";
import type { NavigatorTables } from "./tables.ts";

/** The part of the call context that the navigator tools use. */
export interface NavigatorContext extends Pick<
  CallContext<RuntimeTables & LeadTables & NavigatorTables>,
  "db" | "account" | "now"
> {
  readonly network: Network;
}

/** Limits the work of reading alerts, which covers all saved leads. */
const maxSavedLeads = 1000;

/** The ids of the members that the account has saved. */
export async function readSavedIds({ db, account }: NavigatorContext): Promise<string[]> {
  const rows = await db
    .selectFrom("svc_navigator_leads")
    .select("profile_id")
    .where("account_id", "=", account.id)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/**
 * Saves a member, or changes the list of a saved one.
 * @param list the name of the list; null for no list, undefined to keep the list of a saved member.
 * @throws Failure `conflict` if the account has saved the maximum number of other members.
 */
export async function saveNavigatorLead(
  context: NavigatorContext,
  profileId: string,
  list: string | null | undefined,
): Promise<NavigatorLead> {
  const { db, account, now } = context;
  const others = (await readSavedIds(context)).filter((id) => id !== profileId);
  if (others.length >= maxSavedLeads)
    throw new Failure("conflict", {
      detail: `The account has ${maxSavedLeads} saved leads, which is the maximum.`,
      hint: "Find one with list_navigator_leads and remove it with save_navigator_lead and saved: false.",
    });
  const name = list?.trim();
  const columns = { list: name ?? null, list_key: name?.toLowerCase() ?? null };
  await db
    .insertInto("svc_navigator_leads")
    .values({ account_id: account.id, profile_id: profileId, saved_at: now(), ...columns })
    .onConflict((conflict) => {
      const known = conflict.columns(["account_id", "profile_id"]);
      return list === undefined ? known.doNothing() : known.doUpdateSet(columns);
    })
    .execute();
  const saved = await savedLeads(context).where("profile_id", "=", profileId).executeTakeFirstOrThrow();
  const [lead] = await describe(context, [saved]);
  if (!lead) throw new Error(`the navigator lead ${profileId} was not described`);
  return lead;
}

/** Removes a saved member. Does nothing if the member is not saved. */
export async function removeNavigatorLead(context: NavigatorContext, profileId: string): Promise<NavigatorLead> {
  const { db, account } = context;
  await db
    .deleteFrom("svc_navigator_leads")
    .where("account_id", "=", account.id)
    .where("profile_id", "=", profileId)
    .execute();
  const [lead] = await describe(context, [{ profile_id: profileId, list: null, saved_at: 0 }]);
  if (!lead) throw new Error(`the navigator lead ${profileId} was not described`);
  return { ...lead, saved: false, saved_at: null };
}

/** Lists saved members, latest first. */
export async function listNavigatorLeads(
  context: NavigatorContext,
  list: string | undefined,
  page: PageRequest,
): Promise<Page<NavigatorLead>> {
  const rows = await savedLeads(context)
    .$if(list !== undefined, (select) => select.where("list_key", "=", (list ?? "").trim().toLowerCase()))
    .where(afterPosition(["saved_at", "profile_id"], page.after, "desc"))
    .orderBy("saved_at", "desc")
    .orderBy("profile_id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ saved_at, profile_id }) => [saved_at, profile_id],
    (shown) => describe(context, shown),
  );
}

/** Returns the names of lists that are closest to an unknown one, closest first. */
export async function nearestNavigatorLists(context: NavigatorContext, name: string): Promise<string[]> {
  const rows = await savedLeads(context).where("list", "is not", null).execute();
  return nearestFew(name, new Set(rows.flatMap(({ list }) => list ?? [])), 3);
}

const savedLeads = ({ db, account }: NavigatorContext) =>
  db.selectFrom("svc_navigator_leads").select(["profile_id", "list", "saved_at"]).where("account_id", "=", account.id);

type SavedLead = Awaited<ReturnType<ReturnType<typeof savedLeads>["executeTakeFirstOrThrow"]>>;

async function describe(context: NavigatorContext, rows: readonly SavedLead[]): Promise<NavigatorLead[]> {
  const ids = rows.map(({ profile_id }) => profile_id);
  const profiles = await context.network.leads.summaries(ids);
  const leads = await readLeadsOf(context, ids);
  return rows.map(({ profile_id, list, saved_at }) => ({
    profile: profiles.get(profile_id) ?? null,
    list,
    saved: true,
    saved_at: isoTime(saved_at),
    lead_id: leads.get(profile_id)?.id ?? null,
  }));
}
