import type { Insertable, Kysely } from "kysely";
import { createRng, integer, pick } from "../../network/connectors/embedded/seed/rng.ts";
import type { NetworkScope } from "../../network/mirror/network-view.ts";
import type { CampaignRow, CampaignTables } from "../../service/campaigns/tables.ts";
import type { LeadTables } from "../../service/leads/tables.ts";
import { toLabelKey } from "../../text/labels.ts";
import { createRecorder, officeDays, officeTime, type HistoryLead } from "./campaign-history.ts";
import { chooseReplies, recordedOutcomes } from "./choose-replies.ts";
import { completedSteps, demoSchedule, draftSteps, runningSteps, topics } from "./campaign-texts.ts";
import { chooseLeads, type DemoMember } from "./demo-leads.ts";
import { replayOnNetwork } from "./replay-on-network.ts";
import { simulateCompleted, simulateRunning } from "./simulate-campaigns.ts";

export interface SeedCampaignsOptions {
  readonly accountId: string;
  /** The account's own member. */
  readonly memberId: string;
  readonly seed: number;
  /** The end of the history, epoch milliseconds. */
  readonly now: number;
}

const dayMs = 86_400_000;
const chunkSize = 100;

/** Smaller networks have no members to contact. */
export const minMembersForCampaigns = 60;

/**
 * Adds campaigns with their history to the demo account: cpn_demo_0001 in its fourth week, the draft cpn_demo_0002 with the
 * list lst_demo_0001, the completed cpn_demo_0003, and a do-not-contact list. The events of the campaigns are replayed on the
 * network. No step has run today, so that all units of today's limits remain.
 */
export async function seedCampaigns(
  network: NetworkScope,
  db: Kysely<CampaignTables & LeadTables>,
  { accountId, memberId, seed, now }: SeedCampaignsOptions,
): Promise<void> {
  const rng = createRng(`${seed}/outreach`);
  const runningSince = officeTime(now - 28 * dayMs);
  const completedLaunchedAt = officeTime(now - 45 * dayMs);
  const days = officeDays(runningSince, now).length;
  const chosen = await chooseLeads(network, { ownerId: memberId, days, completedLaunchedAt });
  const leads = new LeadCollector(accountId, runningSince - 20 * dayMs);
  const draftLeads = chosen.draft.map((member) => leads.add(member, { topic: pick(rng, topics) }));
  const lists = [
    { id: "lst_demo_0001", name: "Summit guests", leads: draftLeads },
    { id: "lst_demo_0002", name: "Engineering leaders", leads: chosen.running.all.map((member) => leads.add(member)) },
    { id: "lst_demo_0003", name: "Workshop invitations", leads: chosen.completed.map((member) => leads.add(member)) },
  ];
  const recorder = createRecorder();
  const find = (member: DemoMember): HistoryLead => leads.add(member);
  const running = { id: "cpn_demo_0001", accountId, steps: runningSteps, launchedAt: runningSince };
  simulateRunning(recorder.enroll, rng.fork("running"), running, chosen.running, find, now);
  const completed = { id: "cpn_demo_0003", accountId, steps: completedSteps, launchedAt: completedLaunchedAt };
  const completedAt = simulateCompleted(recorder.enroll, rng.fork("completed"), completed, chosen.completed, find);

  const listedAt = runningSince - 10 * dayMs;
  const campaign = (row: Partial<CampaignRow> & Pick<CampaignRow, "id" | "name" | "steps" | "lead_list_id">) => ({
    account_id: accountId,
    status: "draft" as const,
    status_reason: null,
    schedule: JSON.stringify(demoSchedule),
    daily_cap: null,
    stop_on: JSON.stringify(["replied"]),
    launch_token_hash: null,
    created_at: listedAt,
    updated_at: listedAt,
    launched_at: null,
    paused_at: null,
    completed_at: null,
    archived_at: null,
    ...row,
  });
  const campaigns: Insertable<CampaignRow>[] = [
    campaign({
      id: "cpn_demo_0001",
      name: "Engineering leaders",
      status: "running",
      steps: JSON.stringify(runningSteps),
      lead_list_id: "lst_demo_0002",
      daily_cap: 40,
      launched_at: runningSince,
    }),
    campaign({
      id: "cpn_demo_0002",
      name: "Summit follow-up",
      steps: JSON.stringify(draftSteps),
      lead_list_id: "lst_demo_0001",
      daily_cap: 20,
      created_at: now - 2 * dayMs,
      updated_at: now - 2 * dayMs,
    }),
    campaign({
      id: "cpn_demo_0003",
      name: "Workshop on release trains",
      status: "completed",
      steps: JSON.stringify(completedSteps),
      lead_list_id: "lst_demo_0003",
      created_at: completedLaunchedAt - dayMs,
      updated_at: completedLaunchedAt - dayMs,
      launched_at: completedLaunchedAt,
      completed_at: completedAt,
    }),
  ];
  const insert = async <Row>(rows: readonly Row[], write: (part: Row[]) => { execute(): Promise<unknown> }) => {
    for (let at = 0; at < rows.length; at += chunkSize) await write(rows.slice(at, at + chunkSize)).execute();
  };
  const listRows = lists.map(({ id, name }) => ({
    id,
    account_id: accountId,
    name,
    name_key: toLabelKey(name),
    description: null,
    created_at: listedAt,
    updated_at: listedAt,
  }));
  const places = lists.flatMap(({ id, leads: listed }) =>
    listed.map(({ lead_id }, at) => ({ lead_list_id: id, lead_id, added_at: listedAt + at })),
  );
  const { enrollments, actions, events } = recorder.finish();
  const stoppedAt = new Map(
    enrollments.map(({ profile_id, end_reason, ended_at }) => [profile_id, end_reason && ended_at]),
  );
  const exclusions = chosen.exclusions.map((entry, at) => ({
    id: `exc_demo_000${at + 1}`,
    account_id: accountId,
    ...entry,
    created_at: Number(stoppedAt.get(entry.value)) || listedAt + integer(rng, 0, dayMs),
  }));
  const histories = [running, completed];
  const replies = chooseReplies(rng.fork("replies"), histories, events);
  const outcomes = recordedOutcomes(replies, events, now);
  const rated = enrollments.map((row) => ({ ...row, outcome: outcomes.get(row.id) ?? null }));
  const past = { memberId, now, rng: rng.fork("network"), campaigns: histories, events, replies };
  await replayOnNetwork(network, past);
  await insert(listRows, (rows) => db.insertInto("svc_lead_lists").values(rows));
  await insert(leads.rows, (rows) => db.insertInto("svc_leads").values(rows));
  await insert(places, (rows) => db.insertInto("svc_list_leads").values(rows));
  await insert(campaigns, (rows) => db.insertInto("svc_campaigns").values(rows));
  await insert(rated, (rows) => db.insertInto("svc_enrollments").values(rows));
  await insert(actions, (rows) => db.insertInto("svc_campaign_actions").values(rows));
  await insert(events, (rows) => db.insertInto("svc_campaign_events").values(rows));
  await insert(exclusions, (rows) => db.insertInto("svc_exclusions").values(rows));
}

/** Collects the leads of all lists. A member is one lead, on any number of lists. */
class LeadCollector {
  readonly rows: Insertable<LeadTables["svc_leads"]>[] = [];
  readonly #known = new Map<string, HistoryLead>();
  readonly #accountId: string;
  readonly #createdAt: number;

  constructor(accountId: string, createdAt: number) {
    this.#accountId = accountId;
    this.#createdAt = createdAt;
  }

  add({ id, company_id }: DemoMember, custom: Readonly<Record<string, string>> = {}): HistoryLead {
    const known = this.#known.get(id);
    if (known) return known;
    const lead = { lead_id: `led_demo_${String(this.rows.length + 1).padStart(4, "0")}`, profile_id: id, company_id };
    this.#known.set(id, lead);
    this.rows.push({
      id: lead.lead_id,
      account_id: this.#accountId,
      profile_id: id,
      tags: "[]",
      stage: null,
      note: null,
      custom: JSON.stringify(custom),
      created_at: this.#createdAt,
      updated_at: this.#createdAt,
    });
    return lead;
  }
}
