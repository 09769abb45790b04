import { expect, test } from "vitest";
import type { Comment } from "../../../../generated/schemas.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";
const dayMs = 86_400_000;

async function comment(service: TestService, post_id: string, account_id: string): Promise<string> {
  const { body } = await service.call("comment_on_post", { post_id, text: "A comment", account_id });
  return (body as Comment).id;
}

async function reply(service: TestService, comment_id: string, account_id: string): Promise<string> {
  const { body } = await service.call("reply_to_comment", { comment_id, text: "A reply", account_id });
  return (body as Comment).id;
}

test("deletes another member's comment on the account's post, with its replies, written on several days", async () => {
  const service = await startService();
  const ofAna = await addAccount(service, ana);
  const post_id = "pst_demo_0001";
  const count = async () => (await service.call("get_post", { post_id })).body.comment_count as number;
  const before = await count();
  const id = await comment(service, post_id, ofAna);
  const replyId = await reply(service, id, service.accountId);
  service.clock.advance(dayMs);
  const later = await reply(service, id, ofAna);
  await service.call("react_to_comment", { comment_id: later, type: "love" });
  expect(await count()).toBe(before + 3);

  expect((await service.call("delete_comment", { comment_id: replyId })).body).toEqual({ id: replyId, deleted: true });
  expect(await count()).toBe(before + 2);
  const { data } = (await service.call("list_post_comments", { post_id, sort: "recent", limit: 1 })).body;
  expect(data).toMatchObject([{ id, reply_count: 1, replies: [{ id: later }] }]);
  expect((await service.rest(`DELETE /comments/${id}`)).body).toEqual({ id, deleted: true });
  expect(await count()).toBe(before);
  const network = networkOf(service);
  expect(await wrongSummaries(network)).toEqual([]);
  const left = [
    await network.selectFrom("net_reactions").select("type").where("target_id", "=", later).execute(),
    await network.selectFrom("net_notices").select("id").where("subject_id", "in", [id, replyId, later]).execute(),
  ];
  expect(left).toEqual([[], []]);
  expect((await service.call("delete_comment", { comment_id: id })).error).toMatchObject({ code: "not_found" });
});

test("deletes the account's own comment on any post, but no comment by others on posts of others", async () => {
  const service = await startService();
  const other = await addAccount(service, "prf_demo_0003");
  const post_id = "pst_demo_0041";
  expect((await service.call("get_post", { post_id })).body.author.id).toBe(ana);
  const [own, foreign] = [await comment(service, post_id, service.accountId), await comment(service, post_id, other)];
  expect((await service.call("delete_comment", { comment_id: own })).body.deleted).toBe(true);
  const refused = await service.call("delete_comment", { comment_id: foreign });
  expect(refused.error).toMatchObject({ status: 404, code: "not_found" });
  expect(await wrongSummaries(networkOf(service))).toEqual([]);
});
