import type { Generated } from "kysely";

/** Times are epoch milliseconds, UTC. */
export interface LeadListRow {
  id: string;
  account_id: string;
  name: string;
  /** `toLabelKey` of the name. */
  name_key: string;
  description: string | null;
  created_at: number;
  updated_at: number;
}

/** A member whom the account wants to contact; at most one row per account and member. */
export interface LeadRow {
  id: string;
  account_id: string;
  profile_id: string;
  /** `string[]` as JSON. */
  tags: Generated<string>;
  stage: string | null;
  note: string | null;
  /** Custom fields for texts, `{{custom.<field>}}`: object of strings and numbers as JSON. */
  custom: Generated<string>;
  created_at: number;
  updated_at: number;
}

export interface ListLeadRow {
  lead_list_id: string;
  lead_id: string;
  /** Defines the order of the list, together with lead_id. */
  added_at: number;
}

/** A tag or the stage of a lead, for filters. Derived from the lead's row. */
export interface LeadLabelRow {
  account_id: string;
  kind: "tag" | "stage";
  /** In lowercase. */
  label: string;
  /** `created_at` of the lead, by which leads with the label are sorted. */
  created_at: number;
  lead_id: string;
}

/** An entry of the do-not-contact list: a member or company by id, or a domain. */
export interface ExclusionRow {
  id: string;
  account_id: string;
  kind: "member" | "company" | "domain";
  value: string;
  reason: string | null;
  created_at: number;
}

export interface LeadTables {
  svc_lead_lists: LeadListRow;
  svc_leads: LeadRow;
  svc_lead_labels: LeadLabelRow;
  svc_list_leads: ListLeadRow;
  svc_exclusions: ExclusionRow;
}

/** The statements that created the first tables and their indexes. `leadMigrations` adds `svc_lead_labels` and more indexes. */
export const leadSchema: readonly string[] = [
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
  `create table svc_exclusions (
    id text not null primary key,
    account_id text not null references sb_accounts (id),
    kind text not null check (kind in ('member', 'company', 'domain')),
    value text not null,
    reason text,
    created_at bigint not null,
    unique (account_id, kind, value)
  )`,
  "create index svc_lead_lists_account on svc_lead_lists (account_id, created_at, id)",
  "create index svc_list_leads_order on svc_list_leads (lead_list_id, added_at, lead_id)",
  "create index svc_list_leads_lead on svc_list_leads (lead_id)",
];
