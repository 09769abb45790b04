import { sql, type Kysely, type SqlBool } from "kysely";
import { memberId as idOf } from "../platform/embedded/seed/ids.ts";
import { story } from "../platform/embedded/seed/world.ts";
import type { NetTables } from "../platform/embedded/tables/net-tables.ts";
import type { ExclusionRow } from "../tables/outreach.ts";

export interface DemoMember {
  readonly id: string;
  readonly company_id: string | null;
}

/** The leads of the running campaign by what became of them. */
export interface RunningLeads {
  /** By variant of the invitation: who accepted, and who did not. */
  readonly invited: readonly { readonly accepted: DemoMember[]; readonly unanswered: DemoMember[] }[];
  readonly failed: readonly DemoMember[];
  readonly stopped: readonly DemoMember[];
  readonly pending: readonly DemoMember[];
  readonly all: readonly DemoMember[];
}

export interface DemoLeads {
  readonly draft: readonly DemoMember[];
  readonly running: RunningLeads;
  readonly completed: readonly DemoMember[];
  readonly exclusions: readonly Pick<ExclusionRow, "kind" | "value" | "reason">[];
}

/** Shares of the invited who accept, by variant. */
const acceptance = [0.73, 0.4] as const;
const mostPerVariant = 100;
/** Invitations of one day: below the safety limit of 15. */
const mostPerDay = 12;

const ids = (positions: readonly number[]): ReadonlySet<string> => new Set(positions.map((at) => idOf(at + 1)));
const storyConnections = ids(story.connections);
const storyDraft = ids(story.secondDegree);
const storyInviters = ids(story.inviters);

/** Chooses who is on which list: whoever accepted is a connection, whoever did not is none. */
export async function chooseLeads(db: Kysely<NetTables>, ownerId: string, days: number): Promise<DemoLeads> {
  const members = await readCandidates(db, ownerId);
  const connections = members.filter(({ connected }) => connected);
  const others = members.filter(({ connected, id }) => !connected && !storyInviters.has(id));
  const accepting = [
    ...connections.filter(({ id }) => !storyConnections.has(id)),
    ...connections.filter(({ id }) => storyConnections.has(id)).reverse(),
  ];
  const strangers = others.filter(({ id }) => !storyDraft.has(id));
  const takeAccepting = taker(accepting);
  const takeStranger = taker(strangers);

  const perVariant = largest(Math.min(mostPerVariant, Math.floor((mostPerDay * days) / 2)), (count) => {
    const accepted = acceptance.reduce((sum, rate) => sum + Math.round(rate * count), 0);
    return accepted + 4 <= accepting.length && 2 * count - accepted + pendingFor(count) <= strangers.length;
  });
  const invited = acceptance.map((rate) => {
    const accepted = Math.round(rate * perVariant);
    return { accepted: takeAccepting(accepted), unanswered: takeStranger(perVariant - accepted) };
  });
  const [failed, stopped] = [takeAccepting(2), takeAccepting(2)];
  const pending = takeStranger(pendingFor(perVariant));
  const all = [
    ...invited.flatMap(({ accepted, unanswered }) => [...accepted, ...unanswered]),
    ...failed,
    ...stopped,
    ...pending,
  ];

  const reachable = [...others.filter(({ id }) => storyDraft.has(id)), ...takeStranger(50)];
  const known = [all[0], connections[0], ...members.filter(({ id }) => storyInviters.has(id)).slice(0, 3)];
  const draft = [...reachable, ...known.flatMap((member) => member ?? []), ...takeAccepting(1)];
  const completed = connections.filter(({ id }) => storyConnections.has(id)).slice(1);
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

function pendingFor(perVariant: number): number {
  return Math.max(2, Math.round(perVariant / 8));
}

/** First- and second-degree members whom nobody blocks, in order of their ids, as many as could be needed. */
async function readCandidates(db: Kysely<NetTables>, ownerId: string) {
  const connected = sql<SqlBool>`exists (select 1 from net_connections c where c.member_id = ${ownerId} and c.other_id = m.id)`;
  const mutual = sql<boolean>`exists (select 1 from net_connections theirs
    join net_connections ours on ours.other_id = theirs.other_id and ours.member_id = ${ownerId}
    where theirs.member_id = m.id)`;
  const rows = await db
    .selectFrom("net_members as m")
    .select(["m.id", "m.company_id", connected.as("connected")])
    .where("m.id", "!=", ownerId)
    .where((where) => where.or([connected, mutual]))
    .where(
      sql<boolean>`not exists (select 1 from net_blocks b where (b.member_id = m.id and b.blocked_id = ${ownerId})
      or (b.member_id = ${ownerId} and b.blocked_id = m.id))`,
    )
    .orderBy("m.id")
    .limit(1_500)
    .execute();
  return rows.map((row) => ({ ...row, connected: Boolean(row.connected) }));
}

/** Hands out a list from its front. */
function taker(members: readonly DemoMember[]): (count: number) => DemoMember[] {
  let at = 0;
  return (count) => members.slice(at, (at += count)).map(({ id, company_id }) => ({ id, company_id }));
}

function largest(most: number, fits: (count: number) => boolean): number {
  for (let count = most; count > 0; count--) if (fits(count)) return count;
  return 0;
}
