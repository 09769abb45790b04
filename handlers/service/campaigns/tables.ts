import { sql, type Generated, type Kysely } from "kysely";
import type { CampaignStatus, CampaignStepKind } from "../../../generated/schemas.ts";
import type { Migrations } from "../../../runtime/index.ts";

/** Times are epoch milliseconds, UTC; steps and variants are counted from 1. */
export interface CampaignRow {
  id: string;
  account_id: string;
  name: string;
  status: CampaignStatus;
  /** Why it is paused. */
  status_reason: string | null;
  /** `CampaignStep[]` as JSON. */
  steps: string;
  /** `CampaignSchedule` as JSON. */
  schedule: string;
  /** Most steps a day of the schedule's time zone; null: only the account's limits. */
  daily_cap: number | null;
  /** `CampaignStopRule[]` as JSON. */
  stop_on: string;
  lead_list_id: string | null;
  /** Of the token that started it last, so that a repeated confirmation is recognised. */
  launch_token_hash: string | null;
  created_at: number;
  /** Last change of its set-up. */
  updated_at: number;
  launched_at: number | null;
  paused_at: number | null;
  completed_at: number | null;
  archived_at: number | null;
}

export interface LeadListRow {
  id: string;
  account_id: string;
  name: string;
  description: string | null;
  created_at: number;
  updated_at: number;
}

/** A member whom the account means to reach; at most one per member. */
export interface LeadRow {
  id: string;
  account_id: string;
  profile_id: string;
  /** `string[]` as JSON. */
  tags: Generated<string>;
  stage: string | null;
  note: string | null;
  /** Own fields for texts, `{{custom.<field>}}`: object of strings and numbers as JSON. */
  custom: Generated<string>;
  created_at: number;
  updated_at: number;
}

export interface ListLeadRow {
  lead_list_id: string;
  lead_id: string;
  /** Together with lead_id the order of the list. */
  added_at: number;
}

export type EnrollmentStage = "pending" | "in_progress" | "replied" | "completed" | "stopped" | "failed";

/** A lead on the way through a campaign. `pending` and `in_progress` have a next step, the others have ended. */
export interface EnrollmentRow {
  id: string;
  account_id: string;
  campaign_id: string;
  lead_id: string;
  profile_id: string;
  /** Of the lead when enrolled: what `company_replied` goes by. */
  company_id: string | null;
  stage: EnrollmentStage;
  /** The step to do next; null: ended. */
  step: number | null;
  /** The variant dealt for each step, null where a step has none: `(number | null)[]` as JSON. */
  variants: string;
  outcome: "positive" | "neutral" | "negative" | null;
  enrolled_at: number;
  ended_at: number | null;
  /** Why it ended, where the stage does not say. */
  end_reason: string | null;
}

export type ActionStatus = "planned" | "claimed" | "done" | "skipped" | "failed" | "cancelled";

/**
 * One step of one lead, planned or past. There is one row per enrollment and step, however often it is planned anew, and
 * its idempotency key is made of the two: nothing is sent twice. A worker claims what is due in campaigns that run.
 */
export interface CampaignActionRow {
  id: string;
  account_id: string;
  campaign_id: string;
  enrollment_id: string;
  profile_id: string;
  step: number;
  kind: CampaignStepKind;
  variant: number | null;
  status: ActionStatus;
  due_at: number;
  /** How long a condition that can still come true is waited for; null: not waiting. */
  wait_until: number | null;
  attempts: Generated<number>;
  /** The worker that has claimed it, and until when the claim holds. */
  lease_owner: string | null;
  lease_until: number | null;
  /** Why it was skipped, failed or cancelled, or what the last attempt met. */
  reason: string | null;
  created_at: number;
  finished_at: number | null;
}

export type CampaignEventKind = "sent" | "accepted" | "replied" | "skipped" | "failed";

/**
 * What a campaign did and what came back; all figures are counted from here. `sent` is any step carried out. Per enrollment
 * there is at most one `accepted`, with the step and variant of the invitation, and one `replied` (the first reply), with
 * the step and variant of the last invitation, message or InMail before it.
 */
export interface CampaignEventRow {
  id: string;
  account_id: string;
  campaign_id: string;
  enrollment_id: string;
  profile_id: string;
  kind: CampaignEventKind;
  step: number;
  step_kind: CampaignStepKind;
  variant: number | null;
  reason: string | null;
  occurred_at: number;
}

/** Never to be contacted: a member or company by id, or everybody at a domain. */
export interface ExclusionRow {
  id: string;
  account_id: string;
  kind: "member" | "company" | "domain";
  value: string;
  reason: string | null;
  created_at: number;
}

/** A launch token that has started a campaign. */
export interface LaunchTokenRow {
  /** SHA-256, hex. */
  hash: string;
  account_id: string;
  campaign_id: string;
  used_at: number;
}

export interface OutreachTables {
  svc_campaigns: CampaignRow;
  svc_lead_lists: LeadListRow;
  svc_leads: LeadRow;
  svc_list_leads: ListLeadRow;
  svc_enrollments: EnrollmentRow;
  svc_campaign_actions: CampaignActionRow;
  svc_campaign_events: CampaignEventRow;
  svc_exclusions: ExclusionRow;
  svc_launch_tokens: LaunchTokenRow;
}

const tables: readonly string[] = [
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
  `create table svc_lead_lists (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    name text not null,
    description text,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table svc_leads (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    profile_id text not null,
    tags text not null default '[]',
    stage text,
    note text,
    custom text not null default '{}',
    created_at bigint not null,
    updated_at bigint not null,
    unique (account_id, profile_id)
  )`,
  `create table svc_list_leads (
    lead_list_id text not null references svc_lead_lists (id),
    lead_id text not null references svc_leads (id),
    added_at bigint not null,
    primary key (lead_list_id, lead_id)
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
  `create table svc_exclusions (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    kind text not null check (kind in ('member', 'company', 'domain')),
    value text not null,
    reason text,
    created_at bigint not null,
    unique (account_id, kind, value)
  )`,
  `create table svc_launch_tokens (
    hash text not null primary key,
    account_id text not null references sb_accounts (id),
    campaign_id text not null references svc_campaigns (id),
    used_at bigint not null
  )`,
];

const indexes: readonly string[] = [
  "create index svc_campaigns_account on svc_campaigns (account_id, created_at, id)",
  "create index svc_lead_lists_account on svc_lead_lists (account_id, created_at, id)",
  "create index svc_list_leads_order on svc_list_leads (lead_list_id, added_at, lead_id)",
  "create index svc_list_leads_lead on svc_list_leads (lead_id)",
  "create index svc_enrollments_member on svc_enrollments (account_id, profile_id)",
  "create index svc_campaign_actions_due on svc_campaign_actions (status, due_at)",
  "create index svc_campaign_actions_campaign on svc_campaign_actions (campaign_id, status, due_at)",
  "create index svc_campaign_events_campaign on svc_campaign_events (campaign_id, occurred_at, id)",
  "create index svc_campaign_events_enrollment on svc_campaign_events (enrollment_id, kind, step)",
  "create index svc_campaign_events_member on svc_campaign_events (account_id, profile_id)",
  "create unique index svc_campaign_events_once on svc_campaign_events (enrollment_id, kind) where kind in ('accepted', 'replied')",
];

export const outreachMigrations: Migrations = {
  svc_0003_outreach: () => ({
    up: async (db: Kysely<OutreachTables>) => {
      for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
    },
  }),
};
