import { domainToASCII } from "node:url";
import { sql } from "kysely";
import type { LeadMember, LeadsPort } from "../../port/leads.ts";
import type { NetworkView } from "../network-view.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { readMemberRefs, readSummaries } from "../profiles/member-summaries.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { createWordMatcher } from "../sql/word-matcher.ts";
import { readContacts } from "./lead-contacts.ts";
import { readProfileTexts } from "./covered-texts.ts";
import { findNamed, resolveMembers, searchAmong, searchMembers } from "./lead-search.ts";
import { withdrawnForMs } from "./send-invitation.ts";

/** The maximum number of ids per statement: both stores limit the number of parameters. */
const chunkSize = 500;

export function createLeads(view: NetworkView): LeadsPort {
  return {
    find: (reference) => findOtherMemberId(view, reference),
    resolve: (references) => resolveMembers(view, references),
    named: (name, company) => findNamed(view, name, company),
    search: (keyword, max) => searchMembers(view, keyword, max),
    searchAmong: (ids, keyword) => searchAmong(view, ids, keyword),
    contacts: (id, limit) => readContacts(view, id, limit),
    describe: async (ids) => {
      const members = new Map<string, LeadMember>();
      for (let at = 0; at < ids.length; at += chunkSize) {
        if (at > 0) await new Promise((resolve) => setImmediate(resolve)); // other calls continue
        for (const member of await describe(view, ids.slice(at, at + chunkSize))) members.set(member.id, member);
      }
      return members;
    },
    withWords: async (ids, keyword) => {
      const matches = createWordMatcher(keyword);
      const rows = await readMemberTexts(view, ids);
      return new Set(rows.flatMap(({ id, name, headline }) => (matches(`${name} ${headline}`) ? [id] : [])));
    },
    texts: (ids) => readProfileTexts(view, ids),
    refs: async (ids) => readMemberRefs(view, await visibleAmong(view, ids)),
    summaries: async (ids) => readSummaries(view, await visibleAmong(view, ids)),
    inmailCredits: async () => {
      const own = view.db.selectFrom("net_members").select("inmail_credits").where("id", "=", view.memberId);
      return (await own.executeTakeFirst())?.inmail_credits ?? 0;
    },
  };
}

/** Returns the members who do not block the account. */
async function visibleAmong({ db, dialect, memberId }: NetworkView, ids: readonly string[]): Promise<string[]> {
  const blocking = await db
    .selectFrom("net_blocks")
    .select("member_id")
    .where("blocked_id", "=", memberId)
    .where(isInIdList(dialect, "member_id", toIdList(ids)))
    .execute();
  const hidden = new Set(blocking.map(({ member_id }) => member_id));
  return ids.filter((id) => !hidden.has(id));
}

function readMemberTexts({ db, dialect }: NetworkView, ids: readonly string[]) {
  return db
    .selectFrom("net_members")
    .select(["id", "name", "headline"])
    .where(isInIdList(dialect, "id", toIdList(ids)))
    .execute();
}

async function describe({ db, memberId, now }: NetworkView, ids: readonly string[]): Promise<LeadMember[]> {
  const rows = await db
    .selectFrom("net_members as m")
    .leftJoin("net_companies as c", "c.id", "m.company_id")
    .select([
      "m.id",
      "m.first_name",
      "m.last_name",
      "m.name",
      "m.headline",
      "m.title",
      "m.company_id",
      "m.company_name",
      "m.industry",
      "m.location",
      "m.open_profile",
      "m.email",
      "c.website",
      sql`exists (select 1 from net_connections t where t.member_id = ${memberId} and t.other_id = m.id)`.as(
        "connected",
      ),
      sql`exists (select 1 from net_invitations i
          where i.status = 'pending' and i.sender_id = ${memberId} and i.recipient_id = m.id)
        or exists (select 1 from net_invitations i
          where i.status = 'pending' and i.sender_id = m.id and i.recipient_id = ${memberId})`.as("invitation_pending"),
      sql<number | null>`(select max(i.responded_at) from net_invitations i
          where i.sender_id = ${memberId} and i.recipient_id = m.id and i.status = 'withdrawn')`.as("withdrawn_at"),
      sql`exists (select 1 from net_blocks b where b.member_id = ${memberId} and b.blocked_id = m.id)`.as("blocked"),
    ])
    .where("m.id", "in", [...ids])
    .where(
      sql<boolean>`not exists (select 1 from net_blocks b where b.member_id = m.id and b.blocked_id = ${memberId})`,
    )
    .execute();
  return rows.map(({ email, website, withdrawn_at, ...row }) => ({
    ...row,
    domains: [email?.split("@")[1], hostOf(website)].flatMap((domain) => domainToASCII(domain ?? "") || []),
    open_profile: row.open_profile === 1,
    connected: Boolean(row.connected),
    invitation_pending: Boolean(row.invitation_pending),
    invitation_withdrawn_until:
      withdrawn_at !== null && withdrawn_at + withdrawnForMs > now() ? withdrawn_at + withdrawnForMs : null,
    blocked: Boolean(row.blocked),
  }));
}

function hostOf(website: string | null): string | undefined {
  if (website === null || !URL.canParse(website)) return undefined;
  return new URL(website).hostname.replace(/^www\./, "");
}
