import { sql, type Kysely } from "kysely";
import { memberId as idOf } from "../../network/connectors/embedded/seed/ids.ts";
import { story } from "../../network/connectors/embedded/seed/world.ts";
import type { NetTables } from "../../network/mirror/tables/net-tables.ts";
import type { ExclusionRow } from "../../service/leads/tables.ts";

export interface DemoMember {
  readonly id: string;
  readonly company_id: string | null;
}

/** The leads of the running campaign by their outcome. */
export interface RunningLeads {
  /** By variant of the invitation: leads who accepted, and leads who did not. */
  readonly invited: readonly { readonly accepted: DemoMember[]; readonly unanswered: DemoMember[] }[];
  /** Leads who became connections through their own invitation just before the campaign would have invited them. */
  readonly failed: readonly DemoMember[];
  readonly stopped: readonly DemoMember[];
  readonly pending: readonly DemoMember[];
  readonly all: readonly DemoMember[];
}

export interface DemoLeads {
  readonly draft: readonly DemoMember[];
  readonly running: RunningLeads;
  /** Leads who were connections before the completed campaign. */
  readonly completed: readonly DemoMember[];
  readonly exclusions: readonly Pick<ExclusionRow, "kind" | "value" | "reason">[];
}

/**
 * The acceptance rates by variant, and the number of leads that have not started. In a small network most members are
 * connections, so that more leads have accepted.
 */
const large = { acceptance: [0.62, 0.38], pending: 8 } as const;
const small = { acceptance: [0.83, 0.53], pending: 3 } as const;
const minStrangersForLarge = 150;
const maxPerVariant = 50;
/** Invitations per day: below the safety limit of 15, because the owner also sends others. */
const maxPerDay = 9;
const maxCompleted = 24;
/** The number of stopped leads and of failed leads. */
const exceptions = 2;

const ids = (positions: readonly number[]): ReadonlySet<string> => new Set(positions.map((at) => idOf(at + 1)));
const storyConnections = ids(story.connections);
const storyDraft = ids(story.secondDegree);
const storyInviters = ids(story.inviters);

export interface LeadCriteria {
  readonly ownerId: string;
  /** Working days of the running campaign so far. */
  readonly days: number;
  /** The leads of the completed campaign were connections at this time, epoch milliseconds. */
  readonly completedSince: number;
}

/**
 * Chooses the leads of each list. Leads who accepted are connections of the owner without an earlier interaction, so that the
 * campaign can be the cause of the connection; other leads are not connections.
 */
export async function chooseLeads(db: Kysely<NetTables>, criteria: LeadCriteria): Promise<DemoLeads> {
  const members = await readCandidates(db, criteria.ownerId);
  const connections = members.filter(({ connected_at }) => connected_at !== null);
  const others = members.filter(({ connected_at, id }) => connected_at === null && !storyInviters.has(id));
  const strangers = others.filter(({ id, has_past }) => !storyDraft.has(id) && !has_past);
  const fresh = connections.filter(({ has_past }) => !has_past);
  const completed = fresh
    .filter(({ connected_at }) => connected_at !== null && connected_at < criteria.completedSince)
    .slice(0, Math.min(maxCompleted, Math.floor(fresh.length / 6)))
    .map(toDemoMember);
  const written = new Set(completed.map(({ id }) => id));
  const free = fresh.filter(({ id }) => !written.has(id));
  const accepting = [
    ...free.filter(({ id }) => !storyConnections.has(id)),
    ...free.filter(({ id }) => storyConnections.has(id)).reverse(),
  ];
  const { acceptance, pending: notBegun } = strangers.length < minStrangersForLarge ? small : large;
  const takeAccepting = taker(accepting);
  const takeStranger = taker(strangers);

  const perVariant = largest(Math.min(maxPerVariant, Math.floor((maxPerDay * criteria.days) / 2)), (count) => {
    const accepted = acceptance.reduce((sum, rate) => sum + Math.round(rate * count), 0);
    const asked = 2 * count - accepted;
    return accepted + exceptions <= accepting.length && asked + exceptions + notBegun <= strangers.length;
  });
  const invited = acceptance.map((rate) => {
    const accepted = Math.round(rate * perVariant);
    return { accepted: takeAccepting(accepted), unanswered: takeStranger(perVariant - accepted) };
  });
  const failed = takeAccepting(exceptions);
  const stopped = takeStranger(exceptions);
  const pending = takeStranger(notBegun);
  const all = [
    ...invited.flatMap(({ accepted, unanswered }) => [...accepted, ...unanswered]),
    ...failed,
    ...stopped,
    ...pending,
  ];

  const reachable = [...others.filter(({ id }) => storyDraft.has(id)).map(toDemoMember), ...takeStranger(50)];
  const inviters = members.filter(({ id }) => storyInviters.has(id)).slice(0, 3);
  const known = [all[0], ...connections.slice(0, 2), ...inviters];
  const draft = [...reachable, ...known.flatMap((member) => (member ? [toDemoMember(member)] : []))];
  const kept = new Set([...reachable, ...all].map(({ company_id }) => company_id));
  const company = members.find(({ company_id }) => company_id !== null && !kept.has(company_id))?.company_id;
  return {
    draft,
    running: { invited, failed, stopped, pending, all },
    completed,
    exclusions: [
      ...stopped.map(({ id }) => ({ kind: "member" as const, value: id, reason: "Asked not to be contacted" })),
      ...(draft.some(({ id }) => id === idOf(52))
        ? [{ kind: "member" as const, value: idOf(52), reason: "Customer: talk to sales first" }]
        : []),
      ...(company ? [{ kind: "company" as const, value: company, reason: "Partner" }] : []),
      { kind: "domain", value: "competitor.example", reason: "Competitor" },
    ],
  };
}

/** Reads first- and second-degree members without blocks, in the order of their ids, up to the largest number required. */
async function readCandidates(db: Kysely<NetTables>, ownerId: string) {
  const mutual = sql<boolean>`exists (select 1 from net_connections theirs
    join net_connections ours on ours.other_id = theirs.other_id and ours.member_id = ${ownerId}
    where theirs.member_id = m.id)`;
  const rows = await db
    .selectFrom("net_members as m")
    .leftJoin("net_connections as c", (join) => join.onRef("c.other_id", "=", "m.id").on("c.member_id", "=", ownerId))
    .select(["m.id", "m.company_id", "c.connected_at"])
    .where("m.id", "!=", ownerId)
    .where((where) => where.or([where("c.connected_at", "is not", null), mutual]))
    .where(
      sql<boolean>`not exists (select 1 from net_blocks b where (b.member_id = m.id and b.blocked_id = ${ownerId})
      or (b.member_id = ${ownerId} and b.blocked_id = m.id))`,
    )
    .orderBy("m.id")
    .limit(1_500)
    .execute();
  const familiar = await readFamiliar(db, ownerId);
  return rows.map((row) => ({ ...row, has_past: familiar.has(row.id) }));
}

/** Reads the members with an earlier interaction with the owner: a conversation, a recommendation or a pending invitation. */
async function readFamiliar(db: Kysely<NetTables>, ownerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select theirs.member_id as id from net_participants ours
      join net_participants theirs on theirs.conversation_id = ours.conversation_id where ours.member_id = ${ownerId}
    union select author_id from net_recommendations where member_id = ${ownerId}
    union select member_id from net_recommendations where author_id = ${ownerId}
    union select requester_id from net_recommendation_requests where recipient_id = ${ownerId}
    union select recipient_id from net_recommendation_requests where requester_id = ${ownerId}
    union select recipient_id from net_invitations where status = 'pending' and sender_id = ${ownerId}
    union select sender_id from net_invitations where status = 'pending' and recipient_id = ${ownerId}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const toDemoMember = ({ id, company_id }: DemoMember): DemoMember => ({ id, company_id });

/** Returns a function that takes members from the front of a list. */
function taker(members: readonly DemoMember[]): (count: number) => DemoMember[] {
  let at = 0;
  return (count) => members.slice(at, (at += count)).map(toDemoMember);
}

/** The largest number up to `max` that meets a condition; 0 if there is none. */
function largest(max: number, isPossible: (count: number) => boolean): number {
  for (let count = max; count > 0; count--) if (isPossible(count)) return count;
  return 0;
}
