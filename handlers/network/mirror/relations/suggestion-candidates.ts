import { sql } from "kysely";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { withdrawnForMs } from "./send-invitation.ts";

/**
 * How many of the account's newest connections are examined, and for each of these, how many of its own newest
 * connections.
 */
const maxConnections = 100;
const maxOfEach = 100;
/** The maximum number of members who are found through connections, and by each query for a company or school. */
const maxNear = 500;
const maxOfPlace = 50;
/** The maximum numbers of the account's own companies and schools that are compared. */
const maxCompanies = 10;
const maxSchools = 5;

/** The names of the account's companies by id, the id of its current company, and its schools. */
export interface OwnHistory {
  readonly companies: ReadonlyMap<string, string>;
  readonly current: string | null;
  readonly schools: readonly string[];
}

export interface Candidate {
  readonly id: string;
  readonly rank: number;
  readonly company_id: string | null;
  /** The number of mutual connections, counting only the account's connections that were examined. */
  readonly sampled: number;
}

export async function readOwnHistory({ db, memberId }: NetworkView): Promise<OwnHistory> {
  const positions = await db
    .selectFrom("net_positions")
    .select(["company_id", "company_name", "ended_on"])
    .where("member_id", "=", memberId)
    .where("company_id", "is not", null)
    .orderBy("started_on", "desc")
    .orderBy("id")
    .limit(maxCompanies)
    .execute();
  const educations = await db
    .selectFrom("net_educations")
    .select("school")
    .where("member_id", "=", memberId)
    .orderBy("id")
    .limit(maxSchools)
    .execute();
  return {
    companies: new Map(positions.map(({ company_id, company_name }) => [company_id ?? "", company_name])),
    current: positions.find(({ ended_on }) => ended_on === null)?.company_id ?? null,
    schools: [...new Set(educations.map(({ school }) => school))],
  };
}

/** Reads members whom the account can invite, from a bounded number of rows: connections of connections, colleagues and alumni. */
export async function readCandidates(view: NetworkView, history: OwnHistory): Promise<Candidate[]> {
  const near = await countConnectionsOfConnections(view);
  const ids = new Set(near.keys());
  for (const company of history.companies.keys()) for (const id of await readColleagues(view, company)) ids.add(id);
  for (const school of history.schools) for (const id of await readAlumni(view, school)) ids.add(id);
  ids.delete(view.memberId);
  const rows = await readInvitable(view, ids);
  return rows.map((row) => ({ ...row, sampled: near.get(row.id) ?? 0 }));
}

async function countConnectionsOfConnections({ db, memberId }: NetworkView): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; mutual: number }>`
    select f.other_id as id, count(*) as mutual
    from (select other_id from net_connections where member_id = ${memberId}
      order by connected_at desc, other_id desc limit ${maxConnections}) c
    cross join net_connections f
    where f.member_id = c.other_id
      and f.connected_at >= coalesce((select y.connected_at from net_connections y where y.member_id = c.other_id
        order by y.connected_at desc limit 1 offset ${maxOfEach - 1}), 0)
      and f.other_rank not in (select other_rank from net_connections where member_id = ${memberId})
    group by f.other_id order by 2 desc, min(f.other_rank) limit ${maxNear}`.execute(db);
  return new Map(rows.map(({ id, mutual }) => [id, mutual]));
}

/** Reads the most prominent members who work at a company, and others who have worked there. */
async function readColleagues({ db }: NetworkView, companyId: string): Promise<string[]> {
  const current = await db
    .selectFrom("net_members")
    .select("id")
    .where("company_id", "=", companyId)
    .orderBy("rank")
    .limit(maxOfPlace)
    .execute();
  const any = await db
    .selectFrom("net_positions")
    .select("member_id as id")
    .where("company_id", "=", companyId)
    .orderBy("member_id")
    .limit(maxOfPlace)
    .execute();
  return [...current, ...any].map(({ id }) => id);
}

async function readAlumni({ db }: NetworkView, school: string): Promise<string[]> {
  const rows = await db
    .selectFrom("net_members")
    .select("id")
    .where("school", "=", school)
    .orderBy("rank")
    .limit(maxOfPlace)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Reads the members whom the account can invite: not connected, not blocked, and without an invitation that prevents another
 * one.
 */
async function readInvitable(view: NetworkView, ids: ReadonlySet<string>) {
  const { db, dialect, memberId, now } = view;
  const pending = (sender: string, recipient: string) => sql<boolean>`not exists (select 1 from net_invitations i
    where i.status = 'pending' and i.sender_id = ${sql.raw(sender)} and i.recipient_id = ${sql.raw(recipient)})`;
  return db
    .selectFrom("net_members as m")
    .innerJoin("net_members as own", (join) => join.on("own.id", "=", memberId))
    .select(["m.id", "m.rank", "m.company_id"])
    .where(isInIdList(dialect, "m.id", toIdList(ids)))
    .where(sql<boolean>`not exists (select 1 from net_connections c where c.member_id = own.id and c.other_id = m.id)`)
    .where(pending("own.id", "m.id"))
    .where(pending("m.id", "own.id"))
    .where(
      sql<boolean>`m.id not in (select i.recipient_id from net_invitations i where i.sender_id = ${memberId}
        and i.status = 'withdrawn' and i.responded_at > ${now() - withdrawnForMs})`,
    )
    .where(notBlocked(view, "m.id"))
    .execute();
}
