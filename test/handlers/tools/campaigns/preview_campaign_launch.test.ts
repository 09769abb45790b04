import { expect, test } from "vitest";
import type { Enrollment, LaunchPreview } from "../../../../generated/schemas.ts";
import { createDraft, goodSteps, preview, readList } from "../../../support/campaigns.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("shows how the demo draft would be launched, and marks it as ready", async () => {
  const service = await startService();
  const { body }: { body: LaunchPreview } = await service.rest("POST /campaigns/cpn_demo_0002/launch/preview", {
    sample: 2,
  });
  const list = await readList(service);
  expect(body).toMatchObject({
    campaign_id: "cpn_demo_0002",
    status: "ready",
    launchable: true,
    blockers: [],
    lead_count: list.length,
    expires_at: "2026-06-15T09:45:00.000Z",
  });
  expect(body.eligible_count).toBeGreaterThanOrEqual(10);
  expect(body.eligible_count + body.excluded_count).toBe(list.length);
  expect(body.samples).toHaveLength(2);
  expect(body.launch_token?.length).toBeLessThanOrEqual(200);
  expect((await service.rest("GET /campaigns/cpn_demo_0002")).body.status).toBe("ready");
  // Both variants of the invitation are shown.
  const shown = body.samples.map((sample) => sample.steps[1]?.variant);
  expect(shown.toSorted()).toEqual([1, 2]);
});

test("replaces variables with the lead's values, and counts lengths in code points", async () => {
  const service = await startService();
  const { body } = await preview(service, await createDraft(service));
  const members = await networkOf(service).selectFrom("net_members").selectAll().execute();
  for (const { profile, steps } of body.samples) {
    const member = members.find(({ id }) => id === profile.id);
    if (!member) throw new Error(`no member ${profile.id}`);
    const texts = [
      `Hello ${member.first_name}, shall we connect?`,
      `Dear ${member.name}, ${member.title} at ${member.company_name}`,
    ];
    const variant = steps[1].variant;
    expect(steps[0]).toMatchObject({ step: 1, kind: "view_profile", variant: null, text: null, length_limit: null });
    expect(steps[1]).toEqual({
      step: 2,
      kind: "invite",
      variant,
      variant_name: ["A", "B"][variant - 1],
      condition: "always",
      subject: null,
      text: texts[variant - 1],
      length: Array.from(texts[variant - 1] ?? "").length,
      length_limit: 300,
      empty_variables: [],
    });
    expect(steps[2]).toMatchObject({ variant_name: "Thanks", condition: "accepted", length_limit: 8000 });
  }
});

test("issues a new token for each preview", async () => {
  const service = await startService();
  const [one, other] = [await preview(service, "cpn_demo_0002"), await preview(service, "cpn_demo_0002")];
  expect(one.body.launch_token).not.toBe(other.body.launch_token);
  expect({ ...one.body, launch_token: null }).toEqual({ ...other.body, launch_token: null });
});

test("previews only drafts and ready campaigns of the account", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  for (const id of ["cpn_demo_0001", "cpn_demo_0003"])
    expect((await preview(service, id)).error).toMatchObject({ status: 409, code: "conflict" });
  const foreign = await service.call("preview_campaign_launch", { campaign_id: "cpn_demo_0002", account_id });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
  expect((await preview(service, "cpn_nobody")).error).toMatchObject({ status: 404, code: "not_found" });
});

test("a read-only key can preview but not confirm", async () => {
  const service = await startService();
  const key = await service.createKey(["read_only"]);
  const { body } = await preview(service, "cpn_demo_0002", { key });
  expect(body.launchable).toBe(true);
  const input = { campaign_id: "cpn_demo_0002", launch_token: body.launch_token };
  expect((await service.call("confirm_campaign_launch", input, { key })).error).toMatchObject({ code: "out_of_scope" });
});

test("returns the requested number of samples, or one per lead if there are fewer", async () => {
  const service = await startService();
  const id = await createDraft(service, { steps: goodSteps });
  const { body } = await service.call("preview_campaign_launch", { campaign_id: id, sample: 10 });
  expect(body.samples).toHaveLength(Math.min(10, body.eligible_count));
  expect(new Set(body.samples.map(({ lead_id }: { lead_id: string }) => lead_id)).size).toBe(body.samples.length);
});

test("leads of an earlier launch are planned only if something can be sent to them, and stopped if they are excluded", async () => {
  const service = await startService();
  const campaign_id = "cpn_demo_0001";
  const leads = async (stage: string): Promise<Enrollment[]> =>
    (await service.call("list_campaign_leads", { campaign_id, stage, limit: 100 })).body.data;
  const pending = await leads("pending");
  const inProgress = await leads("in_progress");
  const waiting = inProgress.filter(({ step }) => step === 3); // "message", if the invitation is accepted
  const [excluded, ...others] = waiting;
  expect(others.length).toBeGreaterThan(10);
  await service.call("pause_campaign", { campaign_id });
  await service.call("add_exclusions", { profile_ids: [excluded?.profile?.id] });
  await service.call("upsert_campaign", { campaign_id, daily_cap: 100 });
  const { body }: { body: LaunchPreview } = await preview(service, campaign_id);
  const continuing = pending.length + inProgress.length - 1;
  expect(body).toMatchObject({ continuing_count: continuing, waiting_count: others.length, stopping_count: 1 });
  const messages = body.daily_plan.reduce((sum, { message }) => sum + message, 0);
  expect(messages).toBe(continuing - others.length);
  const lastWait = Math.max(...others.map(({ next_action_at }) => Date.parse(next_action_at ?? "")));
  expect(Date.parse(body.latest_end_date ?? "")).toBeGreaterThan(lastWait + 86_400_000);

  await service.call("confirm_campaign_launch", { campaign_id, launch_token: body.launch_token });
  const after = new Map((await leads("in_progress")).map((lead) => [lead.lead_id, lead]));
  for (const lead of others) expect(after.get(lead.lead_id)).toEqual(lead);
  const stopped = (await leads("stopped")).find(({ lead_id }) => lead_id === excluded?.lead_id);
  expect(stopped?.end_reason).toContain("do-not-contact list");
});
