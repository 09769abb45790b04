import type { NetworkScope } from "../../../mirror/network-view.ts";
import { sortKey } from "../../../mirror/sql/fold-words.ts";
import { indexText } from "../../../mirror/sql/full-text.ts";
import { nextRank } from "../../../mirror/sql/ordinals.ts";
import { memberText } from "../../../mirror/sql/searchable-text.ts";

/** Writes the account's own member, as the only member of the network. */
export async function writeOwner(
  scope: NetworkScope,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<void> {
  const { db, dialect, networkId } = scope;
  const owner = {
    id,
    handle: "owner",
    first_name: "Owner",
    last_name: "",
    name: "Owner",
    name_key: sortKey("Owner"),
    headline: "",
    about: "",
    location: "",
    industry: "",
    title: "",
    seniority: "entry",
    function: "",
    company_id: null,
    company_name: "",
    school: null,
    connection_count: 0,
    follower_count: 0,
    email: null,
    phone: null,
    website: null,
    birthday: null,
    open_profile: 0,
    navigator: 0,
    inmail_credits: 0,
    community: 0,
    joined_at: now,
  } as const;
  const rank = nextRank(dialect, "net_members", networkId);
  await db
    .insertInto("net_members")
    .values({ ...owner, rank })
    .execute();
  const { text, fields } = memberText(owner, []);
  await indexText(scope, "net_member_text", id, text, fields);
}
