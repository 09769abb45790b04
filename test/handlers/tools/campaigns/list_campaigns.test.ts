import { expect, test } from "vitest";
import type { CampaignSummary } from "../../../../generated/schemas.ts";
import { createDraft } from "../../../support/campaigns.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

test("lists the newest campaign first, by page and status, and only those of the account", async () => {
  const service = await startService();
  const draft = await createDraft(service);
  const ids = async (input: object) =>
    (await everyPage<CampaignSummary>(service, "list_campaigns", input, 1)).map(({ id }) => id);
  expect(await ids({})).toEqual([draft, "cpn_demo_0002", "cpn_demo_0001", "cpn_demo_0003"]);
  expect(await ids({ status: "draft" })).toEqual([draft, "cpn_demo_0002"]);
  expect(await ids({ status: "archived" })).toEqual([]);
  const account_id = await addAccount(service, "prf_demo_0002");
  expect((await service.call("list_campaigns", { account_id })).body.data).toEqual([]);
});

test("computes the metrics from events and enrollments, and the stages add up", async () => {
  const service = await startService();
  const events = serviceTablesOf(service);
  await expectCounts(service);
  // The stored counts follow every change to events: of the event's kind, of the step's kind, and deletions.
  const all = await events.selectFrom("svc_campaign_events").selectAll().orderBy("id").execute();
  const [text, ...texts] = all.filter(({ kind, step_kind }) => kind === "sent" && step_kind === "message");
  const change = (id = "") => events.updateTable("svc_campaign_events").where("id", "=", id);
  await change(text?.id).set({ kind: "skipped", reason: "condition accepted" }).execute();
  await change(texts[0]?.id).set({ step_kind: "inmail", variant: null }).execute();
  const removed = all.filter(({ enrollment_id }) => enrollment_id === texts[1]?.enrollment_id).map(({ id }) => id);
  await events.deleteFrom("svc_campaign_events").where("id", "in", removed).execute();
  await expectCounts(service);
});

async function expectCounts(service: TestService): Promise<void> {
  const tables = serviceTablesOf(service);
  const events = await tables.selectFrom("svc_campaign_events").selectAll().execute();
  const enrollments = await tables.selectFrom("svc_enrollments").selectAll().execute();
  const actions = await tables.selectFrom("svc_campaign_actions").selectAll().execute();
  const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);
  const { data }: { data: CampaignSummary[] } = (await service.rest("GET /campaigns")).body;
  expect(data).toHaveLength(3);
  for (const summary of data) {
    const own = events.filter(({ campaign_id }) => campaign_id === summary.id);
    const count = (kind: string, stepKind?: string) =>
      own.filter((event) => event.kind === kind && (stepKind === undefined || event.step_kind === stepKind)).length;
    const texts = own.filter(({ kind, step_kind }) => kind === "sent" && /invite|message|inmail/.test(step_kind));
    const contacted = new Set(texts.map(({ profile_id }) => profile_id)).size;
    const due = actions.filter(({ campaign_id, status }) => campaign_id === summary.id && status === "planned");
    const stages = enrollments.filter(({ campaign_id }) => campaign_id === summary.id).map(({ stage }) => stage);
    const { total, ...byStage } = summary.leads;
    expect(Object.values(byStage).reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(summary).toMatchObject({
      leads: { total: stages.length, replied: stages.filter((stage) => stage === "replied").length },
      contacted,
      invitations_sent: count("sent", "invite"),
      invitations_accepted: count("accepted"),
      acceptance_rate: percent(count("accepted"), count("sent", "invite")),
      replied: count("replied"),
      reply_rate: percent(count("replied"), contacted),
      next_action_at: due.length === 0 ? null : new Date(Math.min(...due.map(({ due_at }) => due_at))).toISOString(),
    });
    const { stats } = (await service.rest(`GET /campaigns/${summary.id}`)).body;
    expect(stats.leads).toEqual(summary.leads);
  }
}
