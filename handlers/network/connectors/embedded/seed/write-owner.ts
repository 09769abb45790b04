import type { Kysely } from "kysely";
import { indexText } from "../../../mirror/sql/full-text.ts";
import { memberText } from "../../../mirror/sql/searchable-text.ts";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";

/** Writes the account's own member, as the only member of the network. */
export async function writeOwner(
  db: Kysely<NetTables>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<void> {
  const owner = {
    id,
    handle: "owner",
    first_name: "Owner",
    last_name: "",
    name: "Owner",
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
  await db.insertInto("net_members").values(owner).execute();
  const { text, fields } = memberText(owner, []);
  await indexText(db, "net_member_text", id, text, fields);
}
