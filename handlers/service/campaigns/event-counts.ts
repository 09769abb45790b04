import type { Dialect } from "../../../runtime/index.ts";
import { writingKinds } from "./setup/step-kinds.ts";

/**
 * The statements that create svc_campaign_counts, count the existing events, and create the triggers that keep the counts up to
 * date: a campaign with 100,000 leads has several hundred thousand events, and each list of campaigns needs their numbers.
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
  `insert into svc_campaign_counts select campaign_id, 'contacted', 0, '', 0, count(distinct enrollment_id)
    from svc_campaign_events e where ${reaches("e")} group by campaign_id`,
  ...triggers[dialect],
  // The reasons of skipped steps are counted by this index. The counts replace the other one.
  "create index svc_campaign_events_reason on svc_campaign_events (campaign_id, reason) where kind = 'skipped'",
  "drop index svc_campaign_events_count",
];

/** Whether an event is a text that was sent. */
function reaches(event: string): string {
  return `${event}.kind = 'sent' and ${event}.step_kind in (${writingKinds.map((kind) => `'${kind}'`).join(", ")})`;
}

/** Whether an event is the only text that was sent to its lead. */
const reachesAlone = (event: string): string => `${reaches(event)} and not exists (select 1 from svc_campaign_events o
  where o.enrollment_id = ${event}.enrollment_id and o.id <> ${event}.id and ${reaches("o")})`;

const addition =
  "on conflict (campaign_id, kind, step, step_kind, variant) do update set count = svc_campaign_counts.count + 1";

const added = `
  insert into svc_campaign_counts (campaign_id, kind, step, step_kind, variant, count)
    values (new.campaign_id, new.kind, new.step, new.step_kind, coalesce(new.variant, 0), 1) ${addition};
  insert into svc_campaign_counts (campaign_id, kind, step, step_kind, variant, count)
    select new.campaign_id, 'contacted', 0, '', 0, 1 where ${reachesAlone("new")} ${addition};`;

const removed = `
  update svc_campaign_counts set count = count - 1 where campaign_id = old.campaign_id and kind = old.kind
    and step = old.step and step_kind = old.step_kind and variant = coalesce(old.variant, 0);
  update svc_campaign_counts set count = count - 1 where campaign_id = old.campaign_id and kind = 'contacted'
    and ${reachesAlone("old")};`;

const counted = "kind, step, step_kind, variant, enrollment_id";

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
