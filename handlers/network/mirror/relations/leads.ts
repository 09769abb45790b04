import { sql } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import type { LeadMember, LeadsPort } from "../../port/leads.ts";
import type { NetworkView } from "../network-view.ts";
import { findMemberId } from "../profiles/find-member.ts";
import { readMemberRefs, readSummaries } from "../profiles/member-summaries.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { createWordMatcher } from "../sql/word-matcher.ts";
import { withdrawnForMs } from "./send-invitation.ts";

/** The maximum number of ids per statement: both stores limit the number of parameters. */
const chunkSize = 500;

export function createLeads(view: NetworkView): LeadsPort {
  return {
    describe: async (ids) => {
      const members = new Map<string, LeadMember>();
      for (let at = 0; at < ids.length; at += chunkSize) {
        for (const member of await describe(view, ids.slice(at, at + chunkSize))) members.set(member.id, member);
      }
      return members;
    },
    resolve: async (references) => {
      const ids = new Map<string, string>();
      for (const reference of references) {
        const id = await findVisibleId(view, reference);
        if (id !== null) ids.set(reference, id);
      }
      return ids;
    },
    withWords: async (ids, keyword) => {
      const matches = createWordMatcher(keyword);
      const rows = await readMemberTexts(view, ids);
      return new Set(rows.flatMap(({ id, name, headline }) => (matches(`${name} ${headline}`) ? [id] : [])));
    },
    refs: async (ids) => {
      const refs = new Map(await readMemberRefs(view, ids));
      for (const id of await readBlocking(view, ids)) refs.delete(id);
      return refs;
    },
    summaries: (ids) => readSummaries(view, ids),
    inmailCredits: async () => {
      const own = view.db.selectFrom("net_members").select("inmail_credits").where("id", "=", view.memberId);
      return (await own.executeTakeFirst())?.inmail_credits ?? 0;
    },
  };
}

async function findVisibleId(view: NetworkView, reference: string): Promise<string | null> {
  try {
    return await findMemberId(view, reference);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return null;
    throw error;
  }
}

function readMemberTexts({ db, dialect }: NetworkView, ids: readonly string[]) {
  return db
    .selectFrom("net_members")
    .select(["id", "name", "headline"])
    .where(isInIdList(dialect, "id", toIdList(ids)))
    .execute();
}

/** Reads which of the members block the account. */
async function readBlocking({ db, dialect, memberId }: NetworkView, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("net_blocks")
    .select("member_id")
    .where("blocked_id", "=", memberId)
    .where(isInIdList(dialect, "member_id", toIdList(ids)))
    .execute();
  return rows.map(({ member_id }) => member_id);
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
    domains: [email?.split("@")[1], hostOf(website)].flatMap((domain) => (domain ? [domain.toLowerCase()] : [])),
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
