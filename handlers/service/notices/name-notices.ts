import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { LeadsPort } from "../../network/port/leads.ts";
import type { CampaignTables } from "../campaigns/tables.ts";
import type { NoticeRow } from "./tables.ts";

type Context = Pick<CallContext<RuntimeTables & CampaignTables>, "db" | "account"> & {
  readonly network: { readonly leads: Pick<LeadsPort, "refs"> };
};

type Named = Pick<NoticeRow, "text" | "profile_id" | "campaign_id">;

/**
 * Replaces the placeholders `{member}` and `{campaign}` in the texts of notices with current names. Names are not
 * stored with notices, so that the texts reflect later changes, deletions and blocks. A member whom the account may not
 * see becomes "a member", and `profile_id` becomes null.
 */
export async function nameNotices<Row extends Named>(context: Context, rows: readonly Row[]): Promise<Row[]> {
  const members = await readMemberNames(context, idsOf(rows, "profile_id"));
  const campaigns = await readCampaignNames(context, idsOf(rows, "campaign_id"));
  return rows.map((row) => ({
    ...row,
    text: nameNotice(row, members, campaigns),
    profile_id: row.profile_id !== null && members.has(row.profile_id) ? row.profile_id : null,
  }));
}

type Names = ReadonlyMap<string, string>;

/** Names the campaign first, because the name of a member could contain `{campaign}`. */
function nameNotice({ text, profile_id, campaign_id }: Named, members: Names, campaigns: Names): string {
  const campaign = campaigns.get(campaign_id ?? "");
  const member = members.get(profile_id ?? "");
  const named =
    campaign_id === null
      ? text
      : insert(text, "{campaign}", campaign === undefined ? "a deleted campaign" : "the campaign ", campaign);
  return profile_id === null ? named : insert(named, "{member}", member === undefined ? "a member" : "", member);
}

/** Replaces the first occurrence of a placeholder by words and a name. At the start of the text, the words are capitalized. */
function insert(text: string, placeholder: string, words: string, name = ""): string {
  const first = text.startsWith(placeholder) ? words.charAt(0).toUpperCase() : words.charAt(0);
  return text.replace(placeholder, () => first + words.slice(1) + name);
}

const idsOf = <Key extends "profile_id" | "campaign_id">(rows: readonly Pick<Named, Key>[], key: Key): string[] => [
  ...new Set(rows.flatMap((row) => row[key] ?? [])),
];

/** The names of the members whom the account may see. */
async function readMemberNames({ network }: Context, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  return new Map([...(await network.leads.refs(ids))].map(([id, { name }]) => [id, name]));
}

async function readCampaignNames({ db, account }: Context, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("svc_campaigns")
    .select(["id", "name"])
    .where("account_id", "=", account.id)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
