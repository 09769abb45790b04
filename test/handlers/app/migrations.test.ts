import { expect, test } from "vitest";
import { joinMigrations, migrations } from "../../../handlers/app/migrations.ts";
import { migrate, openStore, runtimeMigrations } from "../../../runtime/index.ts";
import { createDatabase } from "../../support/databases.ts";

const step = () => ({ up: async () => undefined });

/** Existing stores have recorded these ids: a changed id would run again or prevent the store from opening. */
const recordedIds = [
  "net_0001_tables",
  "net_0002_full_text",
  "net_0003_connection_ranks",
  "net_0004_networks",
  "net_0010_connector_state",
  "net_0011_activity",
  "net_0012_indexes",
  "net_0013_bounded_reads",
  "net_0020_member_relevance",
  "svc_0001_settings",
  "svc_0002_post_analytics",
  "svc_0002_support",
  "svc_0003_outreach",
  "svc_0004_annotations",
  "svc_0005_conversation_states",
  "svc_0006_text_order",
  "svc_0007_campaign_lists",
  "svc_0010_tickets_by_status",
  "svc_0011_writing_styles",
  "svc_0012_lead_labels",
  "svc_0013_navigator_leads",
  "svc_0015_post_drafts",
  "svc_0016_scheduling",
  "svc_0040_exports",
  "svc_0050_message_templates",
  "svc_0060_saved_searches",
  "svc_0070_campaign_execution",
  "svc_0071_notices",
  "svc_0072_campaign_counts",
  "svc_0073_draft_polls",
  "svc_0074_scheduled_polls",
  "svc_0075_notice_names",
  "svc_0076_lead_list_names",
];

test("migrations have the ids and the order that existing stores recorded", async () => {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const known = { ...runtimeMigrations, ...migrations };
  const applied = await migrate(store, known);
  const repeated = await migrate(store, known);
  await store.close();
  await database.drop();

  expect(applied.filter((id) => Object.hasOwn(migrations, id))).toEqual(recordedIds);
  expect(repeated).toEqual([]);
});

test("two parts with the same migration id are reported by name", () => {
  const parts = { "service/leads": { svc_0009_leads: step }, "service/inbox": { svc_0009_leads: step } };
  expect(() => joinMigrations(parts)).toThrow(
    'Migration ids must be unique: service/leads and service/inbox both have "svc_0009_leads".',
  );
});

test("a part cannot reuse an id of the runtime", () => {
  const parts = { "service/leads": { sb_0001: step } };
  expect(() => joinMigrations(parts, { runtime: { sb_0001: step } })).toThrow(/runtime and service\/leads both/);
});

test("the joined migrations are those of the parts, without the reserved ones", () => {
  const parts = { "service/leads": { svc_b: step }, "service/inbox": { svc_a: step } };
  expect(Object.keys(joinMigrations(parts, { runtime: { sb_a: step } }))).toEqual(["svc_b", "svc_a"]);
});
