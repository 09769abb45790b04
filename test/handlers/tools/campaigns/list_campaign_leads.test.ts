import { expect, test } from "vitest";
import type { Enrollment } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const campaign_id = "cpn_demo_0001";
const iso = (at: number | null = null) => (at === null ? null : new Date(at).toISOString());

test("shows step, variant and times of every lead as stored, each once on the pages", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const enrollments = await tables
    .selectFrom("svc_enrollments")
    .selectAll()
    .where("campaign_id", "=", campaign_id)
    .orderBy("enrolled_at")
    .orderBy("id")
    .execute();
  const actions = await tables.selectFrom("svc_campaign_actions").selectAll().where("status", "=", "planned").execute();
  const events = await tables.selectFrom("svc_campaign_events").selectAll().execute();
  const kinds = (await service.rest(`GET /campaigns/${campaign_id}`)).body.steps.map(
    ({ kind }: { kind: string }) => kind,
  );
  const listed = await everyPage<Enrollment>(service, "list_campaign_leads", { campaign_id }, 50);
  expect(listed.map(({ lead_id }) => lead_id)).toEqual(enrollments.map(({ lead_id }) => lead_id));
  for (const [at, row] of enrollments.entries()) {
    const last = (kind: string) =>
      Math.max(
        ...events
          .filter((event) => event.enrollment_id === row.id && event.kind === kind)
          .map(({ occurred_at }) => occurred_at),
      );
    const lastOrNull = (kind: string) => (Number.isFinite(last(kind)) ? iso(last(kind)) : null);
    expect(listed[at]).toMatchObject({
      profile: { id: row.profile_id },
      stage: row.stage,
      step: row.step,
      step_kind: row.step === null ? null : kinds[row.step - 1],
      variant: row.step === null ? null : JSON.parse(row.variants)[row.step - 1],
      next_action_at: iso(actions.find(({ enrollment_id }) => enrollment_id === row.id)?.due_at),
      last_action_at: lastOrNull("sent"),
      accepted_at: lastOrNull("accepted"),
      replied_at: lastOrNull("replied"),
      ended_at: iso(row.ended_at),
      end_reason: row.end_reason,
    });
  }
});

test("sorts leads with a planned step by its time", async () => {
  const service = await startService();
  const planned = await serviceTablesOf(service)
    .selectFrom("svc_campaign_actions as action")
    .innerJoin("svc_enrollments as enrollment", "enrollment.id", "action.enrollment_id")
    .select(["enrollment.lead_id", "action.due_at"])
    .where("action.campaign_id", "=", campaign_id)
    .where("action.status", "=", "planned")
    .orderBy("action.due_at")
    .orderBy("action.id")
    .execute();
  const input = { campaign_id, sort: "next_action" };
  const listed = await everyPage<Enrollment>(service, "list_campaign_leads", input, 2);
  expect(listed.map(({ lead_id, next_action_at }) => [lead_id, next_action_at])).toEqual(
    planned.map(({ lead_id, due_at }) => [lead_id, iso(due_at)]),
  );
});

test("filters by stage, outcome and words, and hides members who block the account", async () => {
  const service = await startService();
  const all = await everyPage<Enrollment>(service, "list_campaign_leads", { campaign_id }, 100);
  const replied = await everyPage<Enrollment>(service, "list_campaign_leads", { campaign_id, stage: "replied" }, 4);
  expect(replied).toEqual(all.filter(({ stage }) => stage === "replied"));
  const [someone] = replied;
  const word = someone?.profile?.name.split(" ")[0]?.toLowerCase() ?? "";
  const found = await everyPage<Enrollment>(service, "list_campaign_leads", { campaign_id, keyword: word }, 1);
  const text = ({ profile }: Enrollment) => `${profile?.name} ${profile?.headline}`.toLowerCase().split(/[^a-z0-9]+/);
  expect(found.map(({ lead_id }) => lead_id)).toContain(someone?.lead_id);
  expect(found).toEqual(all.filter((lead) => text(lead).some((part) => part.startsWith(word))));

  await service.call("update_campaign_lead", { campaign_id, lead_id: someone?.lead_id, outcome: "positive" });
  await block(service, someone?.profile?.id ?? "", "prf_demo_0001");
  const { data } = (await service.rest(`GET /campaigns/${campaign_id}/leads?outcome=positive`)).body;
  expect(data.every(({ outcome }: Enrollment) => outcome === "positive")).toBe(true);
  expect(data.find(({ lead_id }: Enrollment) => lead_id === someone?.lead_id)).toMatchObject({ profile: null });
});
