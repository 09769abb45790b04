import { expect, test } from "vitest";
import type { LaunchPreview } from "../../../../../generated/schemas.ts";
import { block } from "../../../../support/block.ts";
import { createDraft, preview, readList } from "../../../../support/campaigns.ts";
import { networkOf } from "../../../../support/network.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

const owner = "prf_demo_0001";

const codes = (issues: readonly { code: string }[]): string[] => issues.map(({ code }) => code);

async function exclude(service: TestService, kind: "member" | "company" | "domain", value: string): Promise<void> {
  await serviceTablesOf(service)
    .insertInto("svc_exclusions")
    .values({ id: `exc_${value}`, account_id: service.accountId, kind, value, reason: null, created_at: 0 })
    .execute();
}

test("excludes leads for each reason, and reports the reason", async () => {
  const service = await startService();
  const network = networkOf(service);
  const before: { body: LaunchPreview } = await preview(service, await createDraft(service));
  const list = await readList(service);
  const excluded = new Set(before.body.excluded.map(({ lead_id }) => lead_id));
  const eligible = list.filter(({ id }) => !excluded.has(id)).map(({ profile_id }) => profile_id);
  const [
    blocked = "",
    blocking = "",
    member = "",
    company = "",
    domain = "",
    connected = "",
    pending = "",
    deleted = "",
  ] = eligible;
  await block(service, owner, blocked);
  await block(service, blocking, owner);
  await exclude(service, "member", member);
  await network.updateTable("net_members").set({ company_id: "cmp_excluded" }).where("id", "=", company).execute();
  await exclude(service, "company", "cmp_excluded");
  await network
    .updateTable("net_members")
    .set({ company_id: null, email: "x@Mail.Rival.example" })
    .where("id", "=", domain)
    .execute();
  await exclude(service, "domain", "rival.example");
  await network
    .insertInto("net_connections")
    .values([
      { member_id: owner, other_id: connected, connected_at: 1, other_rank: 1 },
      { member_id: connected, other_id: owner, connected_at: 1, other_rank: 1 },
    ])
    .execute();
  await service.call("send_invitation", { profile_id: pending });
  await network.deleteFrom("net_members").where("id", "=", deleted).execute();
  await serviceTablesOf(service)
    .updateTable("svc_leads")
    .set({ profile_id: owner })
    .where("profile_id", "=", eligible[8] ?? "")
    .execute();

  const { body } = await preview(service, await createDraft(service));
  const leadOf = (profile_id: string | undefined) => list.find((lead) => lead.profile_id === profile_id)?.id;
  const reasonOf = (profile_id: string | undefined) =>
    body.excluded.find(({ lead_id }: { lead_id?: string }) => lead_id === leadOf(profile_id));
  expect(reasonOf(blocked)).toMatchObject({ reason: "blocked", profile: { id: blocked } });
  expect(reasonOf(blocking)).toMatchObject({ reason: "unavailable", profile: null });
  expect(reasonOf(member)).toMatchObject({ reason: "do_not_contact", text: expect.stringContaining("member") });
  expect(reasonOf(company)).toMatchObject({ reason: "do_not_contact", text: expect.stringContaining("company") });
  expect(reasonOf(domain)).toMatchObject({ reason: "do_not_contact", text: expect.stringContaining("rival.example") });
  expect(reasonOf(connected)).toMatchObject({ reason: "already_connected", profile: { degree: 1 } });
  expect(reasonOf(pending)).toMatchObject({ reason: "invitation_pending" });
  expect(reasonOf(deleted)).toMatchObject({ reason: "unavailable", profile: null });
  expect(reasonOf(eligible[8])).toMatchObject({ reason: "own_profile" });
  expect(body.excluded_count).toBe(before.body.excluded_count + 9);
  const full = await service.call("preview_campaign_launch", { campaign_id: body.campaign_id, detail: "full" });
  expect(full.body.excluded).toHaveLength(body.excluded_count);
  for (const { reason, count } of body.excluded_by_reason)
    expect(full.body.excluded.filter((lead: { reason: string }) => lead.reason === reason)).toHaveLength(count);
  expect(body.eligible_count).toBe(before.body.eligible_count - 9);

  // The first ten of each reason.
  await service.call("add_exclusions", { profile_ids: list.map(({ profile_id }) => profile_id).slice(0, 50) });
  const { excluded: shown, excluded_by_reason: counts } = (await preview(service, await createDraft(service))).body;
  expect(counts[0]).toMatchObject({ reason: "do_not_contact" });
  expect(counts[0].count).toBeGreaterThan(10);
  for (const { reason, count } of counts)
    expect(shown.filter((lead: { reason: string }) => lead.reason === reason)).toHaveLength(Math.min(10, count));
});

test("excludes leads whose invitation the account has withdrawn, until it can invite them again", async () => {
  const service = await startService();
  const draft = async () => (await preview(service, await createDraft(service))).body;
  const { eligible_count, excluded } = await draft();
  const excludedIds = excluded.map(({ lead_id }: { lead_id: string }) => lead_id);
  const list = await readList(service, "lst_demo_0001");
  const lead = list.find(({ id }) => !excludedIds.includes(id));
  const { body } = await service.call("send_invitation", { profile_id: lead?.profile_id });
  await service.call("cancel_invitation", { invitation_id: body.id });
  const after = await draft();
  expect(after.eligible_count).toBe(eligible_count - 1);
  expect(after.excluded.find(({ lead_id }: { lead_id: string }) => lead_id === lead?.id)).toMatchObject({
    reason: "invitation_withdrawn",
    profile: { id: lead?.profile_id },
    text: expect.stringContaining(new Date(service.clock() + 21 * 86_400_000).toISOString()),
  });
  service.clock.advance(21 * 86_400_000);
  expect((await draft()).eligible_count).toBe(eligible_count);
});

test("excludes leads that cannot receive the first text, unless its step has a condition", async () => {
  const service = await startService();
  const network = networkOf(service);
  const connections = await network
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", owner)
    .execute();
  const known = new Set(connections.map(({ other_id }) => other_id));
  const tables = serviceTablesOf(service);
  await tables.deleteFrom("svc_campaign_events").execute();
  await tables.deleteFrom("svc_campaign_actions").execute();
  await tables.deleteFrom("svc_enrollments").execute();
  await tables.deleteFrom("svc_exclusions").execute();
  const list = await readList(service, "lst_demo_0002");
  const [connected, others] = [true, false].map((is) => list.filter(({ profile_id }) => known.has(profile_id) === is));
  const variants = [{ text: "Hello {{first_name}}", subject: null }];
  const reasonsFor = async (...steps: object[]) => {
    const { body } = await preview(service, await createDraft(service, { lead_list_id: "lst_demo_0002", steps }));
    return [body.eligible_count, new Set(body.excluded.map(({ reason }: { reason: string }) => reason))];
  };
  const inmail = [{ text: "Hello", subject: "Hello" }];
  expect(await reasonsFor({ kind: "follow" }, { kind: "message", variants })).toEqual([
    connected?.length,
    new Set(["not_connected"]),
  ]);
  expect(await reasonsFor({ kind: "inmail", variants: inmail })).toEqual([
    others?.length,
    new Set(["already_connected"]),
  ]);
  expect(await reasonsFor({ kind: "invite", condition: "not_accepted" })).toEqual([list.length, new Set()]);
});

test("excludes leads that are in another campaign or were contacted by one", async () => {
  const service = await startService();
  const running = await preview(service, await createDraft(service, { lead_list_id: "lst_demo_0002" }));
  const enrollments = await serviceTablesOf(service)
    .selectFrom("svc_enrollments as e")
    .select(["e.lead_id", "e.stage"])
    .select((select) =>
      select
        .selectFrom("svc_campaign_events as v")
        .whereRef("v.enrollment_id", "=", "e.id")
        .where("v.kind", "=", "sent")
        .where("v.step_kind", "in", ["invite", "message"])
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("texts"),
    )
    .where("e.campaign_id", "=", "cpn_demo_0001")
    .execute();
  const expected = new Map(
    enrollments.flatMap(({ lead_id, stage, texts }): [string, string][] =>
      stage === "pending" || stage === "in_progress"
        ? [[lead_id, "in_other_campaign"]]
        : (texts ?? 0) > 0
          ? [[lead_id, "already_contacted"]]
          : [],
    ),
  );
  for (const { lead_id, reason, text } of running.body.excluded) {
    if (!expected.has(lead_id)) continue;
    expect([reason, text]).toEqual([expected.get(lead_id), expect.stringContaining('"Engineering leaders"')]);
  }
  expect(running.body).toMatchObject({ eligible_count: 0, launchable: false, status: "draft", launch_token: null });
  expect(codes(running.body.blockers)).toEqual(["no_eligible_leads"]);
});
