import { memberId as idOf } from "../../network/connectors/embedded/seed/ids.ts";
import { readLeadCandidates } from "../../network/connectors/embedded/seed/lead-candidates.ts";
import { story } from "../../network/connectors/embedded/seed/world.ts";
import type { NetworkScope } from "../../network/mirror/network-view.ts";
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
 * The acceptance rates by variant, and the number of leads that have not started. A lead who has not accepted must not be a
 * connection. A small network has few such members, so its acceptance rates are higher.
 */
const large = { acceptance: [0.62, 0.38], pending: 8 } as const;
const small = { acceptance: [0.83, 0.53], pending: 3 } as const;
const minStrangersForLarge = 150;
const maxPerVariant = 50;
/** Invitations per day: below the safety limit of 15, because the owner also sends others. */
const maxPerDay = 9;
const maxCompleted = 24;
/** The number of stopped leads, which is also the number of failed leads. */
const exceptionsOfEachKind = 2;

const ids = (positions: readonly number[]): ReadonlySet<string> => new Set(positions.map((at) => idOf(at + 1)));
const storyConnections = ids(story.connections);
const storyDraft = ids(story.secondDegree);
const storyInviters = ids(story.inviters);

export interface LeadCriteria {
  readonly ownerId: string;
  /** Working days of the running campaign so far. */
  readonly days: number;
  /** The leads of the completed campaign were connections before this time, in epoch milliseconds. */
  readonly completedLaunchedAt: number;
}

/**
 * Chooses the leads of each list. The leads of the running campaign who accepted or failed are connections of the owner
 * without an earlier interaction, so that the connection can have begun during the campaign. The other leads of this
 * campaign are not connections.
 */
export async function chooseLeads(network: NetworkScope, criteria: LeadCriteria): Promise<DemoLeads> {
  const members = await readLeadCandidates(network, criteria.ownerId);
  const connections = members.filter(({ connected_at }) => connected_at !== null);
  const others = members.filter(({ connected_at, id }) => connected_at === null && !storyInviters.has(id));
  const strangers = others.filter(({ id, has_past }) => !storyDraft.has(id) && !has_past);
  const fresh = connections.filter(({ has_past }) => !has_past);
  const completed = fresh
    .filter(({ connected_at }) => connected_at !== null && connected_at < criteria.completedLaunchedAt)
    .slice(0, Math.min(maxCompleted, Math.floor(fresh.length / 6)))
    .map(toDemoMember);
  const completedIds = new Set(completed.map(({ id }) => id));
  const free = fresh.filter(({ id }) => !completedIds.has(id));
  const accepting = [
    ...free.filter(({ id }) => !storyConnections.has(id)),
    ...free.filter(({ id }) => storyConnections.has(id)).reverse(),
  ];
  const { acceptance, pending: notBegun } = strangers.length < minStrangersForLarge ? small : large;
  const takeAccepting = taker(accepting);
  const takeStranger = taker(strangers);

  const perVariant = largest(Math.min(maxPerVariant, Math.floor((maxPerDay * criteria.days) / 2)), (count) => {
    const accepted = acceptance.reduce((sum, rate) => sum + Math.round(rate * count), 0);
    const unanswered = 2 * count - accepted;
    return (
      accepted + exceptionsOfEachKind <= accepting.length &&
      unanswered + exceptionsOfEachKind + notBegun <= strangers.length
    );
  });
  const invited = acceptance.map((rate) => {
    const accepted = Math.round(rate * perVariant);
    return { accepted: takeAccepting(accepted), unanswered: takeStranger(perVariant - accepted) };
  });
  const failed = takeAccepting(exceptionsOfEachKind);
  const stopped = takeStranger(exceptionsOfEachKind);
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
  const contactedCompanies = new Set([...reachable, ...all].map(({ company_id }) => company_id));
  const company = members.find(
    ({ company_id }) => company_id !== null && !contactedCompanies.has(company_id),
  )?.company_id;
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
