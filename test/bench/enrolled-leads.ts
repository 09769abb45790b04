import { sql, type Kysely } from "kysely";
import type { CampaignSchedule, CampaignStep } from "../../generated/schemas.ts";
import { service } from "../../generated/service.ts";
import { firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import type { CampaignTables } from "../../handlers/service/campaigns/tables.ts";
import { outreachJob } from "../../handlers/service/campaigns/wake.ts";
import type { LeadTables } from "../../handlers/service/leads/tables.ts";
import type { SettingsTables } from "../../handlers/service/settings/tables.ts";
import { createIdSource, createKey, systemClock, type RuntimeTables, type Store } from "../../runtime/index.ts";
import { createJobQueue } from "../../runtime/jobs/job-queue.ts";

export const accountCount = 8;
const leadsPerAccount = 12_500;
export const leadCount = accountCount * leadsPerAccount;
/** The first member, one member for each account, and the members that every account has as leads. */
export const memberCount = 1 + accountCount + leadsPerAccount;

type Tables = RuntimeTables & CampaignTables & LeadTables & SettingsTables;

const memberId = (rank: number): string => `prf_demo_${String(rank).padStart(4, "0")}`;

const step = (kind: CampaignStep["kind"]): CampaignStep => ({
  ...{ kind, delay_hours: 0, condition: "always", wait_hours: 0, reaction: "like" },
  variants:
    kind === "invite" ? [{ name: "A", subject: null, text: "Hello {{first_name}}, shall we connect?", weight: 1 }] : [],
});
const steps = [step("view_profile"), step("follow"), step("invite")];
const schedule: CampaignSchedule = {
  timezone: "UTC",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  start: "00:00",
  end: "23:59",
};
const rowsPerStatement = 500;

/** Connects accounts and enqueues jobs that execute their campaigns: one each, without pauses, with 12,500 leads. */
export async function enrollLeads(store: Store): Promise<void> {
  const newId = createIdSource(systemClock);
  const jobs = createJobQueue(store, systemClock, newId);
  const now = systemClock();
  await store.transaction(async (tx) => {
    const db: Kysely<Tables> = tx; // one database contains the tables of all modules
    const key = {
      ...{ workspaceId: firstWorkspaceId, name: "bench", scopes: ["full_access"], plan: "high_volume" },
      ...{ defaultAccountId: null, expiresAt: null },
    };
    const { id: principal } = await createKey(tx, { key, now, newId }, service.keyPrefix);
    for (let rank = 2; rank < 2 + accountCount; rank += 1) {
      const account = await addAccount(db, rank, now);
      await addCampaign(db, { account, principal, now, newId });
      await jobs.enqueue(tx, { kind: outreachJob, key: account, accountId: account, payload: {} });
    }
  });
  if (store.dialect === "postgres") await sql`analyze`.execute(store.writer);
}

async function addAccount(db: Kysely<Tables>, rank: number, now: number): Promise<string> {
  const id = `acc_bench_${rank}`;
  await db
    .insertInto("sb_accounts")
    .values({
      ...{ id, workspace_id: firstWorkspaceId, display_name: id, external_id: memberId(rank), timezone: "UTC" },
      network_kind: "embedded",
      ...{ status: "connected", daily_limits: "{}", warm_up_started_at: null, warm_up_days: null, connected_at: now },
    })
    .execute();
  await db
    .insertInto("svc_outreach_settings")
    .values({
      ...{ account_id: id, min_delay_seconds: 0, max_delay_seconds: 0, weekend: 1, stop_on_reply: 1 },
      ...{ invitation_note_policy: "as_written", updated_at: now },
    })
    .execute();
  return id;
}

interface NewCampaign {
  readonly account: string;
  readonly principal: string;
  readonly now: number;
  readonly newId: (prefix: string) => string;
}

async function addCampaign(db: Kysely<Tables>, { account, principal, now, newId }: NewCampaign): Promise<void> {
  const campaign_id = newId("cpn");
  const shared = { account_id: account, campaign_id };
  await db
    .insertInto("svc_campaigns")
    .values({
      ...{ id: campaign_id, account_id: account, name: "Bench", status: "running", status_reason: null },
      ...{ steps: JSON.stringify(steps), schedule: JSON.stringify(schedule), daily_cap: null, weekly_cap: null },
      ...{ stop_on: '["replied"]', lead_list_id: null, principal_id: principal, launch_token_hash: null },
      ...{ created_at: now, updated_at: now, launched_at: now, paused_at: null, completed_at: null, archived_at: null },
    })
    .execute();
  const leads = Array.from({ length: leadsPerAccount }, (_, at) => ({
    ...{ lead_id: newId("led"), enrollment_id: newId("enr"), profile_id: memberId(2 + accountCount + at) },
  }));
  const variants = JSON.stringify(steps.map((one) => (one.variants.length > 0 ? 1 : null)));
  for (let at = 0; at < leads.length; at += rowsPerStatement) {
    const part = leads.slice(at, at + rowsPerStatement);
    await db
      .insertInto("svc_leads")
      .values(
        part.map(({ lead_id: id, profile_id }) => ({
          id,
          account_id: account,
          profile_id,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    await db
      .insertInto("svc_enrollments")
      .values(
        part.map(({ lead_id, enrollment_id: id, profile_id }) => ({
          ...{ id, ...shared, lead_id, profile_id, company_id: null, stage: "pending" as const, step: 1, variants },
          ...{ outcome: null, enrolled_at: now, ended_at: null, end_reason: null },
        })),
      )
      .execute();
    await db
      .insertInto("svc_campaign_actions")
      .values(
        part.map(({ enrollment_id, profile_id }) => ({
          ...{ id: newId("act"), ...shared, enrollment_id, profile_id, step: 1, kind: "view_profile" as const },
          ...{ variant: null, status: "planned" as const, due_at: now, wait_until: null, claimed_at: null },
          ...{ call: null, reason: null, created_at: now, finished_at: null },
        })),
      )
      .execute();
  }
}
