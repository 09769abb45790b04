import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("the history contains the invitation, the answer and the messages of both, newest first", async () => {
  const service = await startService();
  const enrollment = await serviceTablesOf(service)
    .selectFrom("svc_enrollments")
    .select(["lead_id", "profile_id", "campaign_id"])
    .where("stage", "=", "replied")
    .where("campaign_id", "=", "cpn_demo_0001")
    .executeTakeFirstOrThrow();
  const { body } = await service.call("get_lead", { lead_id: enrollment.lead_id });
  expect(body).toMatchObject({ profile: { id: enrollment.profile_id }, excluded: null });
  expect(body.campaigns).toMatchObject([{ campaign_id: "cpn_demo_0001", status: "running", stage: "replied" }]);
  expect(body.lists).toMatchObject([{ lead_list_id: "lst_demo_0002", name: "Engineering leaders" }]);
  const kinds = body.history.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["invitation_sent", "connected", "message_received"]));
  const times = body.history.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort().reverse());
  const messages = await networkOf(service)
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select(["m.sender_id", "m.text", "c.id"])
    .where("c.direct_key", "=", ["prf_demo_0001", enrollment.profile_id].sort().join(" "))
    .execute();
  const received = messages.filter(({ sender_id }) => sender_id === enrollment.profile_id);
  expect(kinds.filter((kind: string) => kind === "message_received").length).toBe(received.length);
});

test("a lead on the do-not-contact list has the reason, and a lead who blocks the account has no profile", async () => {
  const service = await startService();
  const lead = (await service.call("get_lead", { lead_id: "led_demo_0001" })).body;
  await service.call("add_exclusions", { profile_ids: [lead.profile.id], reason: "Customer" });
  const { excluded } = (await service.call("get_lead", { lead_id: lead.id })).body;
  expect(excluded).toBe("The member is on the do-not-contact list: Customer");
  await block(service, lead.profile.id, "prf_demo_0001");
  const hidden = (await service.rest(`GET /leads/${lead.id}`)).body;
  expect(hidden).toMatchObject({ id: lead.id, profile: null, history: [], excluded: null });
  const listed = (await service.call("list_leads", { sort: "oldest", limit: 1 })).body.data[0];
  expect(listed).toMatchObject({ id: lead.id, profile: null });
});
