import { expect, test } from "vitest";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const [owner, ana, third] = ["prf_demo_0001", "prf_demo_0002", "prf_demo_0003"];

test("starts a group that all members see; a member named twice participates once", async () => {
  const service = await startService();
  const { url } = (await service.call("get_profile", { profile_id: ana })).body;
  const input = { profile_ids: [ana, third, url], title: "Summit", text: "Hello both" };
  const { body } = await service.rest("POST /conversations", input);
  expect(body).toMatchObject({
    kind: "group",
    title: "Summit",
    participant_count: 2,
    message_count: 1,
    unread_count: 0,
  });
  expect(body.last_message).toMatchObject({ direction: "sent", excerpt: "Hello both" });
  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, third) });
  const theirs = (await service.call("get_conversation", { conversation_id: body.id }, { key })).body;
  expect(theirs).toMatchObject({ kind: "group", title: "Summit", unread_count: 1, awaiting_reply: true });
  expect(theirs.participants.map(({ id }: { id: string }) => id).sort()).toEqual([owner, ana]);
  const again = (await service.call("create_group_conversation", input)).body;
  expect(again.id).not.toBe(body.id);
});

test("reports each member who is not a connection with its pointer, and sends nothing", async () => {
  const service = await startService();
  const count = async () => (await networkOf(service).selectFrom("net_conversations").select("id").execute()).length;
  const before = await count();
  const error = async (profile_ids: string[]) =>
    (await service.call("create_group_conversation", { profile_ids, text: "Hello" })).error;
  expect(await error([ana, "prf_demo_0040", third, "prf_demo_0041"])).toMatchObject({
    code: "not_connected",
    errors: [{ pointer: "/profile_ids/1" }, { pointer: "/profile_ids/3" }],
  });
  expect(await error([ana, owner])).toMatchObject({
    code: "invalid_arguments",
    errors: [{ pointer: "/profile_ids/1", detail: "The member is the account itself." }],
  });
  const { handle } = (await service.call("get_profile", { profile_id: ana })).body;
  expect(await error([ana, handle])).toMatchObject({
    code: "invalid_arguments",
    errors: [{ pointer: "/profile_ids" }],
  });
  expect(await error([ana, "prf_unknown"])).toMatchObject({
    code: "not_found",
    errors: [{ pointer: "/profile_ids/1" }],
  });
  expect(await count()).toBe(before);
});
