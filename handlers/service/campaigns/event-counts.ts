import type { Dialect } from "../../../runtime/index.ts";
import { writingKinds } from "./setup/step-kinds.ts";

/**
 * The condition for texts that were sent. Queries contain it literally, so that the database recognizes that it can use the
 * partial index `svc_campaign_events_texts`.
 */
export const contactCondition = `kind = 'sent' and step_kind in (${writingKinds.map((kind) => `'${kind}'`).join(", ")})`;

/**
 * The statements that create svc_campaign_counts, count the existing events, and create the triggers that keep the
 * counts up to date. A list of campaigns shows the counts of the events of each campaign. A campaign with 100,000 leads has
 * several hundred thousand events, too many to count for each call.
 */
export const eventCountSchema = (dialect: Dialect): readonly string[] => [
  `create table svc_campaign_counts (
    campaign_id text not null references svc_campaigns (id),
    kind text not null,
    step integer not null,
    step_kind text not null,
    variant integer not null,
    count integer not null,
    primary key (campaign_id, kind, step, step_kind, variant)
  )`,
  `insert into svc_campaign_counts select campaign_id, kind, step, step_kind, coalesce(variant, 0), count(*)
    from svc_campaign_events group by campaign_id, kind, step, step_kind, coalesce(variant, 0)`,
  ...triggers[dialect],
  "drop index svc_campaign_events_count",
  "create index svc_campaign_events_reason on svc_campaign_events (campaign_id, reason) where kind = 'skipped'",
  `create index svc_campaign_events_texts on svc_campaign_events (campaign_id, enrollment_id) where ${contactCondition}`,
];

const addition =
  "on conflict (campaign_id, kind, step, step_kind, variant) do update set count = svc_campaign_counts.count + 1";

const added = `
  insert into svc_campaign_counts (campaign_id, kind, step, step_kind, variant, count)
    values (new.campaign_id, new.kind, new.step, new.step_kind, coalesce(new.variant, 0), 1) ${addition};`;

const removed = `
  update svc_campaign_counts set count = count - 1 where campaign_id = old.campaign_id and kind = old.kind
    and step = old.step and step_kind = old.step_kind and variant = coalesce(old.variant, 0);`;

const counted = "kind, step, step_kind, variant";

const triggers: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `create trigger svc_campaign_events_added after insert on svc_campaign_events begin ${added} end`,
    `create trigger svc_campaign_events_removed after delete on svc_campaign_events begin ${removed} end`,
    `create trigger svc_campaign_events_changed after update of ${counted} on svc_campaign_events
      begin ${removed} ${added} end`,
  ],
  postgres: [
    `create function svc_count_campaign_event() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${removed} end if;
      if tg_op <> 'DELETE' then ${added} end if;
      return null;
    end $$`,
    `create trigger svc_campaign_events_counted after insert or delete or update of ${counted} on svc_campaign_events
      for each row execute function svc_count_campaign_event()`,
  ],
};
