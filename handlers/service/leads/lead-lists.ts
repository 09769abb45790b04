import type { LeadList } from "../../../generated/schemas.ts";
import { Failure, type CallContext } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { toLabelKey } from "../../text/labels.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { LeadContext } from "./listed-leads.ts";

const maxNamedLists = 5;
/** The maximum number of lists whose names are compared with an unknown word, newest first. */
const maxCompared = 1_000;

/** The account's newest lead lists, and the number of all its lists, for hints. */
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

/** Lists lead lists with their sizes, newest first. `keyword` is a part of the name, ignoring case. */
export async function listLeadLists(
  context: LeadContext & Pick<CallContext, "dialect">,
  keyword: string | undefined,
  page: PageRequest,
): Promise<Page<LeadList>> {
  const rows = await leadLists(context)
    .$if(keyword !== undefined, (select) =>
      select.where((where) =>
        where(
          where.fn<number>(context.dialect === "sqlite" ? "instr" : "strpos", [
            "list.name_key",
            where.val(toLabelKey(keyword ?? "")),
          ]),
          ">",
          0,
        ),
      ),
    )
    .where(afterPosition(["list.created_at", "list.id"], page.after, "desc"))
    .orderBy("list.created_at", "desc")
    .orderBy("list.id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ created_at, id }) => [created_at, id],
    (shown) => shown.map(toLeadList),
  );
}

/** @throws Failure `not_found` if the account has no such list. */
export async function readLeadList(context: LeadContext, id: string): Promise<LeadList> {
  await requireLeadList(context, id);
  return toLeadList(await leadLists(context).where("list.id", "=", id).executeTakeFirstOrThrow());
}

/** Returns null if the account has no such list. */
export async function findLeadList(context: LeadContext, id: string): Promise<LeadList | null> {
  const row = await leadLists(context).where("list.id", "=", id).executeTakeFirst();
  return row ? toLeadList(row) : null;
}

/** @throws Failure `not_found` if the account has no such list. */
export async function requireLeadList(context: LeadContext, id: string): Promise<void> {
  const problem = await findListProblem(context, id);
  if (problem) throw new Failure("not_found", problem);
}

/** Reads the names of the newest lead lists, to suggest words similar to an unknown one. */
export async function readListNames({ db, account }: LeadContext): Promise<string[]> {
  const lists = await db
    .selectFrom("svc_lead_lists")
    .select("name")
    .where("account_id", "=", account.id)
    .orderBy("created_at", "desc")
    .limit(maxCompared)
    .execute();
  return lists.map(({ name }) => name);
}

function leadLists({ db, account }: LeadContext) {
  return db
    .selectFrom("svc_lead_lists as list")
    .select(["list.id", "list.name", "list.description", "list.created_at", "list.updated_at"])
    .select((select) =>
      select
        .selectFrom("svc_list_leads as place")
        .whereRef("place.lead_list_id", "=", "list.id")
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("lead_count"),
    )
    .where("list.account_id", "=", account.id);
}

type LeadListRow = Awaited<ReturnType<ReturnType<typeof leadLists>["executeTakeFirstOrThrow"]>>;

const toLeadList = ({ created_at, updated_at, lead_count, ...row }: LeadListRow): LeadList => ({
  ...row,
  lead_count: lead_count ?? 0,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});

/** The problem to report if the account has no lead list with this id; null if it has one. */
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
  // The names of lists come last, because they can be long and hints are truncated.
  const hint = `Create one with save_lead_list. ${describeLeadLists(await readLeadLists(context))}`;
  return { detail: "The account has no such lead list.", hint };
}
