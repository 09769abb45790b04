import { expect, test } from "vitest";
import type { CampaignEvent } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const campaign_id = "cpn_demo_0001";

test("lists the stored events, newest first, by kind, lead and time", async () => {
  const service = await startService();
  const rows = await serviceTablesOf(service)
    .selectFrom("svc_campaign_events as event")
    .innerJoin("svc_enrollments as enrollment", "enrollment.id", "event.enrollment_id")
    .select(["event.id", "event.kind", "event.occurred_at", "event.reason", "enrollment.lead_id"])
    .where("event.campaign_id", "=", campaign_id)
    .orderBy("event.occurred_at", "desc")
    .orderBy("event.id", "desc")
    .execute();
  const idsOf = async (input: object, limit: number) =>
    (await everyPage<CampaignEvent>(service, "list_campaign_activity", { campaign_id, ...input }, limit)).map(
      ({ id }) => id,
    );
  const expected = (filter: (row: (typeof rows)[number]) => boolean) => rows.filter(filter).map(({ id }) => id);
  expect(await idsOf({}, 100)).toEqual(expected(() => true));
  expect(await idsOf({ kinds: ["replied", "accepted"] }, 7)).toEqual(
    expected(({ kind }) => /replied|accepted/.test(kind)),
  );
  const middle = rows[Math.floor(rows.length / 2)];
  const time = new Date(middle?.occurred_at ?? 0).toISOString();
  expect(await idsOf({ since: time }, 100)).toEqual(expected((row) => row.occurred_at >= (middle?.occurred_at ?? 0)));
  expect(await idsOf({ until: time }, 100)).toEqual(expected((row) => row.occurred_at < (middle?.occurred_at ?? 0)));
  const lead_id = rows.find(({ kind }) => kind === "replied")?.lead_id;
  expect(await idsOf({ lead_id }, 2)).toEqual(expected((row) => row.lead_id === lead_id));
});

test("returns the reason for a failure, and does not find leads of other campaigns", async () => {
  const service = await startService();
  const { data } = (await service.rest(`GET /campaigns/${campaign_id}/activity?kinds=failed`)).body;
  expect(data[0]).toMatchObject({ kind: "failed", step: 2, step_kind: "invite", reason: "already_connected" });
  expect(data[0].profile.name).toEqual(expect.any(String));
  const { error } = await service.call("list_campaign_activity", {
    campaign_id: "cpn_demo_0002",
    lead_id: data[0].lead_id,
  });
  expect(error).toMatchObject({ status: 404, detail: "The campaign has no such lead." });
});
