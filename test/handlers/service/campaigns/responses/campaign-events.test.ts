import { expect, test } from "vitest";
import { campaignEvents } from "../../../../../handlers/service/campaigns/responses/campaign-events.ts";
import { listEvents } from "../../../../support/list-events.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { startService } from "../../../../support/start-service.ts";
import { untilBlocked } from "../../../../support/until-blocked.ts";

test("a reply keeps the outcome that a caller sets at the same time", async () => {
  const service = await startService();
  const { store, service: services, accountId } = service;
  const tables = serviceTablesOf(service);
  const { id, campaign_id, profile_id } = await tables
    .selectFrom("svc_enrollments as e")
    .innerJoin("svc_campaign_events as sent", "sent.enrollment_id", "e.id")
    .select(["e.id", "e.campaign_id", "e.profile_id"])
    .where("e.campaign_id", "=", "cpn_demo_0001")
    .where("e.stage", "=", "in_progress")
    .where("sent.step_kind", "=", "invite")
    .where("sent.kind", "=", "sent")
    .orderBy("e.id")
    .executeTakeFirstOrThrow();
  const payload = {
    ...{ message_id: "msg_deleted", conversation_id: "cnv_one", sender_id: profile_id, kind: "message" as const },
    sent_at: new Date(service.clock()).toISOString(),
  };
  const event = { type: "message.received" as const, payload, accountId, cause: { network_id: 1 }, seq: 1, at: 0 };
  let handled: Promise<void> = Promise.resolve();
  await tables.transaction().execute(async (tx) => {
    await tx.updateTable("svc_campaigns").set({ updated_at: service.clock() }).where("id", "=", campaign_id).execute();
    await tx.updateTable("svc_enrollments").set({ outcome: "negative" }).where("id", "=", id).execute();
    handled = store.transaction((other) => campaignEvents(services).handle(event, other));
    await untilBlocked(store);
  });
  await handled;
  const { outcome, stage } = await tables
    .selectFrom("svc_enrollments")
    .select(["outcome", "stage"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect([outcome, stage]).toEqual(["negative", "replied"]);
  const reply = (await listEvents(service, accountId)).find(({ type }) => type === "campaign.lead_replied");
  expect(reply?.payload).toMatchObject({ campaign_id, outcome: "negative" });
});
