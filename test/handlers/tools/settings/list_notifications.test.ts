import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { eventually } from "../../../support/eventually.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("lists, filters and pages what the rows contain, newest first", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_notices")
    .selectAll()
    .where("member_id", "=", "prf_demo_0001")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  const pages = async (input: object) => idsOf(await everyPage<any>(service, "list_notifications", input, 7));
  expect(await pages({})).toEqual(idsOf(rows));
  const kinds = ["comment", "reaction"];
  expect(await pages({ kinds })).toEqual(idsOf(rows.filter(({ kind }) => kinds.includes(kind))));
  expect(await pages({ unread: true, kinds })).toEqual(
    idsOf(rows.filter(({ kind, read_at }) => read_at === null && kinds.includes(kind))),
  );
  const since = rows[4]?.created_at ?? 0;
  expect(await pages({ since: new Date(since).toISOString() })).toEqual(
    idsOf(rows.filter(({ created_at }) => created_at >= since)),
  );
});

test("actions of one account appear in the notifications of another one, unless one blocks the other", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0040");
  await networkOf(service).deleteFrom("net_follows").where("follower_id", "=", "prf_demo_0040").execute();
  await service.call("follow_user", { profile_id: "prf_demo_0001", account_id });
  await networkOf(service).updateTable("net_notices").set({ kind: "birthday" }).where("kind", "=", "mention").execute();
  const newest = (await service.call("list_notifications", { limit: 1 })).body.data[0];
  expect(newest).toMatchObject({ kind: "follow", profile_id: "prf_demo_0040", read: false });
  expect(newest.text).toMatch(/ started following you\.$/);
  await block(service, "prf_demo_0040", "prf_demo_0001");
  expect((await service.call("list_notifications", { kinds: ["follow"] })).body.data).toEqual([]);
  const others = (await service.call("list_notifications", { kinds: ["other"] })).body.data;
  expect(others.every(({ kind }: any) => kind === "other")).toBe(true);
});

test("notices of the service and of the network are one list, which can be filtered, paged and marked as read", async () => {
  const service = await startService();
  const { body } = await service.call("list_notifications", { limit: 100 });
  const times = body.data.slice(0, 4).map(({ created_at }: any) => Date.parse(created_at));
  const rows = times.map((created_at: number, index: number) => ({
    ...{ id: `ntf_${index}`, account_id: service.accountId, kind: "export_ready", subject_id: `exp_${index}` },
    ...{ text: "Ready.", created_at, read_at: null },
  }));
  await serviceTablesOf(service).insertInto("svc_notices").values(rows).execute();
  const idsOf = (list: readonly any[]): string[] => list.map(({ id }) => id);
  const pages = async (input: object, limit: number) =>
    idsOf(await everyPage<any>(service, "list_notifications", input, limit));
  const all = await pages({}, 100);
  expect([...all].sort()).toEqual([...idsOf(body.data), ...idsOf(rows)].sort());
  expect(await pages({}, 7)).toEqual(all);
  expect((await pages({ kinds: ["export_ready"] }, 2)).sort()).toEqual(idsOf(rows));
  const unreadOf = (list: readonly any[]): string[] => idsOf(list.filter(({ read }) => !read));

  const notification_ids = ["ntf_1", ...unreadOf(body.data).slice(0, 1)];
  const refused = await service.call("mark_notifications_read", { notification_ids: [...notification_ids, "ntf_9"] });
  expect(refused.error).toMatchObject({ code: "not_found" });
  const unread = await pages({ unread: true }, 100);
  const marked = await service.call("mark_notifications_read", { notification_ids });
  expect(marked.body).toEqual({ marked: 2, already_read: 0, unread_left: unread.length - 2 });
  expect(await pages({ unread: true }, 100)).toEqual(unread.filter((id) => !notification_ids.includes(id)));
  const rest = await service.call("mark_notifications_read", { before: new Date(service.clock()).toISOString() });
  expect(rest.body).toMatchObject({ marked: unread.length - 2, unread_left: 0 });
});

test("received messages are notices that name the sender, unless the conversation is muted", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const send = async (text: string) =>
    (await service.call("send_message", { account_id, profile_id: "prf_demo_0001", text })).body.conversation_id;
  const conversation_id = await send("Hello");
  const advance = await runJobs(service);
  const list = async () => (await service.call("list_notifications", { kinds: ["message"] })).body.data;
  await eventually(async () => {
    advance(1_000);
    expect(await list()).toHaveLength(1);
  });
  expect(await list()).toMatchObject([
    { text: "Ana Ferreira sent you a message.", profile_id: "prf_demo_0002", subject_id: conversation_id, read: false },
  ]);

  await service.call("update_conversation", { conversation_id, muted: true });
  await send("Not announced");
  const other = await addAccount(service, "prf_demo_0003");
  await service.call("send_message", { account_id: other, profile_id: "prf_demo_0001", text: "Announced later" });
  await eventually(async () => {
    advance(1_000);
    expect((await list())[0].profile_id).toBe("prf_demo_0003");
  });
  expect(await list()).toHaveLength(2);
});

test("each setting hides notices of its kinds and omits them from unread counts, unless the input kinds names them", async () => {
  const service = await startService();
  const kinds = {
    invitations: ["invitation", "invitation_accepted"],
    messages: ["message"],
    mentions: ["mention"],
    engagement: ["comment", "reply", "reaction", "repost"],
    profile_views: ["profile_view"],
    campaigns: ["campaign_state_changed", "lead_replied"],
  };
  const own = ["message", "campaign_state_changed", "lead_replied", "export_ready"].map((kind) => ({
    ...{ id: `ntf_${kind}`, account_id: service.accountId, kind, subject_id: null, text: "Text." },
    ...{ created_at: service.clock(), read_at: null },
  }));
  await serviceTablesOf(service).insertInto("svc_notices").values(own).execute();
  const list = (input: object) => everyPage<any>(service, "list_notifications", input, 50);
  const all = await list({});
  for (const [setting, hidden] of Object.entries(kinds)) {
    const turn = (on: boolean) => service.call("update_account_settings", { notifications: { [setting]: on } });
    await turn(false);
    expect(await list({})).toEqual(all.filter(({ kind }) => !hidden.includes(kind)));
    expect(await list({ kinds: hidden })).toEqual(all.filter(({ kind }) => hidden.includes(kind)));
    const unread = await list({ unread: true });
    const report = await service.call("mark_notifications_read", { before: "2000-01-01T00:00:00Z" });
    expect(report.body).toMatchObject({ marked: 0, unread_left: unread.length });
    await turn(true);
  }
});
