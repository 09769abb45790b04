import { expect, test } from "vitest";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";

test("combines what the other tools return about a connection", async () => {
  const service = await startService();
  await service.call("annotate_connection", { profile_id: ana, tags: ["warm"], note: "Met in May" });
  const texts = ["One", "Two", "Three", "Four"];
  for (const text of texts) {
    service.clock.advance(1_000);
    await service.call("send_message", { profile_id: ana, text });
  }
  const { body } = await service.call("get_relationship", { profile_id: ana });
  const connections = (await service.call("get_connections", { detail: "full", limit: 100 })).body.data;
  const { profile, ...connection } = connections.find((one: any) => one.profile.id === ana);
  expect(body).toMatchObject({ ...connection, profile, pending_invitation: null, invitable_from: null });
  expect(body.last_messages.map(({ excerpt }: any) => excerpt)).toEqual(["Four", "Three", "Two"]);
  expect((await service.rest(`GET /relationships/${profile.handle}`)).body).toEqual(body);

  const account_id = await addAccount(service, ana);
  const theirs = (await service.call("get_relationship", { profile_id: "prf_demo_0001", account_id })).body;
  expect(theirs).toMatchObject({ following: body.followed_by, followed_by: body.following, tags: [], note: null });
  expect(theirs.last_messages[0]).toMatchObject({ direction: "received", excerpt: "Four" });
  expect(theirs.mutual_connections.map(({ id }: any) => id)).toEqual(body.mutual_connections.map(({ id }: any) => id));
  expect(body.mutual_connections.length).toBe(Math.min(10, profile.mutual_connection_count));
});

test("shows pending and withdrawn invitations, campaigns and lead lists", async () => {
  const service = await startService();
  const read = async (profile_id: string) => (await service.call("get_relationship", { profile_id })).body;
  expect((await read("prf_demo_0050")).pending_invitation).toMatchObject({
    id: "inv_demo_0001",
    direction: "received",
  });
  const { id } = (await service.call("send_invitation", { profile_id: "prf_demo_0040", text: "Hello" })).body;
  const pending = { id, direction: "sent", text: "Hello", sent_at: "2026-06-15T09:30:00.000Z" };
  expect(await read("prf_demo_0040")).toMatchObject({ connected_at: null, pending_invitation: pending });
  await service.call("cancel_invitation", { invitation_id: id });
  expect(await read("prf_demo_0040")).toMatchObject({
    pending_invitation: null,
    invitable_from: "2026-07-06T09:30:00.000Z",
  });
  const enrolled = await serviceTablesOf(service)
    .selectFrom("svc_enrollments")
    .select(["profile_id", "campaign_id", "stage"])
    .where("stage", "=", "in_progress")
    .executeTakeFirstOrThrow();
  const related = await read(enrolled.profile_id);
  expect(related.campaigns).toMatchObject([
    { campaign_id: enrolled.campaign_id, stage: "in_progress", ended_at: null },
  ]);
  expect(related.lead_lists).toHaveLength(1);
  expect(related.excluded).toBeNull();
  await service.call("add_exclusions", { profile_ids: [enrolled.profile_id], reason: "A customer" });
  expect((await read(enrolled.profile_id)).excluded).toBe("The member is on the do-not-contact list: A customer");
  const own = await service.call("get_relationship", { profile_id: "prf_demo_0001" });
  expect(own.error).toMatchObject({ status: 400, errors: [{ pointer: "/profile_id" }] });
});
