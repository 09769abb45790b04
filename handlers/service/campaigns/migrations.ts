import { sql, type Kysely } from "kysely";
import { textOrder, type Migrations } from "../../../runtime/index.ts";
import { leadSchema } from "../leads/tables.ts";
import { eventCountSchema } from "./event-counts.ts";

const campaignSchema: readonly string[] = [
  `create table svc_campaigns (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    name text not null,
    status text not null check (status in ('draft', 'ready', 'running', 'paused', 'completed', 'archived')),
    status_reason text,
    steps text not null,
    schedule text not null,
    daily_cap integer,
    stop_on text not null,
    lead_list_id text,
    launch_token_hash text,
    created_at bigint not null,
    updated_at bigint not null,
    launched_at bigint,
    paused_at bigint,
    completed_at bigint,
    archived_at bigint
  )`,
  `create table svc_enrollments (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    campaign_id text not null references svc_campaigns (id),
    lead_id text not null references svc_leads (id),
    profile_id text not null,
    company_id text,
    stage text not null check (stage in ('pending', 'in_progress', 'replied', 'completed', 'stopped', 'failed')),
    step integer,
    variants text not null,
    outcome text check (outcome in ('positive', 'neutral', 'negative')),
    enrolled_at bigint not null,
    ended_at bigint,
    end_reason text,
    unique (campaign_id, lead_id)
  )`,
  `create table svc_campaign_actions (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    campaign_id text not null references svc_campaigns (id),
    enrollment_id text not null references svc_enrollments (id),
    profile_id text not null,
    step integer not null,
    kind text not null,
    variant integer,
    status text not null check (status in ('planned', 'claimed', 'done', 'skipped', 'failed', 'cancelled')),
    due_at bigint not null,
    wait_until bigint,
    attempts integer not null default 0,
    lease_owner text,
    lease_until bigint,
    reason text,
    created_at bigint not null,
    finished_at bigint,
    unique (enrollment_id, step)
  )`,
  `create table svc_campaign_events (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    campaign_id text not null references svc_campaigns (id),
    enrollment_id text not null references svc_enrollments (id),
    profile_id text not null,
    kind text not null check (kind in ('sent', 'accepted', 'replied', 'skipped', 'failed')),
    step integer not null,
    step_kind text not null,
    variant integer,
    reason text,
    occurred_at bigint not null
  )`,
  `create table svc_launch_tokens (
    hash text not null primary key,
    account_id text not null references sb_accounts (id),
    campaign_id text not null references svc_campaigns (id),
    used_at bigint not null
  )`,
  "create index svc_campaigns_account on svc_campaigns (account_id, created_at, id)",
  "create index svc_enrollments_member on svc_enrollments (account_id, profile_id)",
  "create index svc_campaign_actions_due on svc_campaign_actions (status, due_at)",
  "create index svc_campaign_actions_campaign on svc_campaign_actions (campaign_id, status, due_at)",
  "create index svc_campaign_events_campaign on svc_campaign_events (campaign_id, occurred_at, id)",
  "create index svc_campaign_events_enrollment on svc_campaign_events (enrollment_id, kind, step)",
  "create index svc_campaign_events_member on svc_campaign_events (account_id, profile_id)",
  "create unique index svc_campaign_events_once on svc_campaign_events (enrollment_id, kind) where kind in ('accepted', 'replied')",
];

/** Indexes for the lists and counts of campaigns. */
const listIndexes: readonly string[] = [
  "create index svc_campaigns_status on svc_campaigns (account_id, status, created_at, id)",
  "create index svc_enrollments_order on svc_enrollments (campaign_id, enrolled_at, id)",
  "create index svc_enrollments_stage on svc_enrollments (campaign_id, stage, enrolled_at, id)",
  "create index svc_enrollments_outcome on svc_enrollments (campaign_id, outcome, enrolled_at, id)",
  "create index svc_enrollments_lead on svc_enrollments (lead_id)",
  "create index svc_campaign_events_kind on svc_campaign_events (campaign_id, kind, occurred_at, id)",
  "create index svc_campaign_events_count on svc_campaign_events (campaign_id, kind, step_kind, step, enrollment_id)",
];

/** The tables and columns that the execution of campaigns uses. */
const executionSchema: readonly string[] = [
  "alter table svc_campaigns add column weekly_cap integer",
  "alter table svc_campaigns add column principal_id text",
  "alter table svc_campaign_actions drop column lease_owner",
  "alter table svc_campaign_actions drop column lease_until",
  "alter table svc_campaign_actions add column claimed_at bigint",
  "alter table svc_campaign_actions add column call text",
  `create table svc_outreach_pace (
    account_id text not null primary key references sb_accounts (id),
    next_at bigint not null,
    actions integer not null
  )`,
  "drop index svc_campaign_actions_due",
  "create index svc_campaign_actions_next on svc_campaign_actions (campaign_id, status, kind, due_at, id)",
  "create index svc_campaign_actions_claimed on svc_campaign_actions (account_id) where status = 'claimed'",
];

const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** The first is a single migration for the tables of leads and campaigns, because existing stores have recorded it under one id. */
export const campaignMigrations: Migrations = {
  svc_0003_outreach: () => ({
    up: (db) => run(db, [...leadSchema, ...campaignSchema]),
  }),
  svc_0007_campaign_lists: () => ({ up: (db) => run(db, listIndexes) }),
  svc_0070_campaign_execution: (dialect) => ({
    up: async (db) => {
      await run(db, executionSchema);
      for (const prefix of ["svc_campaign", "svc_outreach_pace"]) await textOrder(prefix)(dialect).up(db);
    },
  }),
  svc_0072_campaign_counts: (dialect) => ({
    up: async (db) => {
      await run(db, eventCountSchema(dialect));
      await textOrder("svc_campaign_counts")(dialect).up(db);
    },
  }),
};
