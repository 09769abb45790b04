import { expect, test } from "vitest";
import type { Comment } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { listEvents } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const [ana, third] = ["prf_demo_0002", "prf_demo_0003"];
const post_id = "pst_demo_0001";

const noticesOf = (service: TestService, commentId: string) =>
  networkOf(service)
    .selectFrom("net_notices")
    .select(["member_id", "kind"])
    .where("subject_id", "=", commentId)
    .orderBy("member_id")
    .execute();

const eventsOf = async (service: TestService, accountId: string, commentId: string) =>
  (await listEvents(service, accountId)).filter(({ payload }) => payload.comment_id === commentId);

test("adds replies one level deep, and notifies the authors of the comment and of the post, each once", async () => {
  const service = await startService();
  const ofAna = await addAccount(service, ana);
  const ofThird = await addAccount(service, third);
  const before = (await service.call("get_post", { post_id })).body.comment_count as number;
  const comment = (await service.call("comment_on_post", { post_id, text: "A question", account_id: ofAna })).body;
  service.clock.advance(60_000);
  const reply = (await service.rest(`POST /comments/${comment.id as string}/replies`, { text: "An answer" }))
    .body as Comment;
  expect(reply).toMatchObject({
    post_id,
    parent_id: comment.id,
    own: true,
    by_post_author: true,
    text: "An answer",
    reply_count: 0,
    replies: [],
    created_at: "2026-06-15T09:31:00.000Z",
  });
  expect(await noticesOf(service, reply.id)).toEqual([{ member_id: ana, kind: "reply" }]);
  expect(await eventsOf(service, ofAna, reply.id)).toMatchObject([
    { type: "comment.received", payload: { post_id, parent_id: comment.id, profile_id: owner } },
  ]);

  service.clock.advance(60_000);
  const input = { comment_id: reply.id, text: "An objection", account_id: ofThird };
  const second = (await service.call("reply_to_comment", input)).body as Comment;
  expect(second.parent_id).toBe(comment.id);
  expect(await noticesOf(service, second.id)).toEqual([{ member_id: owner, kind: "reply" }]);
  expect(await eventsOf(service, service.accountId, second.id)).toHaveLength(1);
  expect(await eventsOf(service, ofAna, second.id)).toEqual([]);

  const later = await service.call("reply_to_comment", { comment_id: comment.id, text: "Me too", account_id: ofThird });
  expect(await noticesOf(service, later.body.id)).toEqual([
    { member_id: owner, kind: "comment" },
    { member_id: ana, kind: "reply" },
  ]);
  const [listed] = (await service.call("list_post_comments", { post_id, sort: "recent", limit: 1 })).body.data;
  expect(listed).toMatchObject({ id: comment.id, reply_count: 3 });
  expect(listed.replies.map(({ text }: Comment) => text)).toEqual(["An answer", "An objection", "Me too"]);
  expect((await service.call("get_post", { post_id })).body.comment_count).toBe(before + 4);
  expect(await wrongSummaries(networkOf(service))).toEqual([]);
});

test("refuses blank texts, and comments of members who block the account", async () => {
  const service = await startService();
  const comment_id = "cmt_demo_0002";
  const blank = await service.call("reply_to_comment", { comment_id, text: "\t" });
  expect(blank.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
  await block(service, ana, owner);
  const hidden = await service.call("reply_to_comment", { comment_id, text: "Hello" });
  expect(hidden.error).toMatchObject({ status: 404, code: "not_found" });
  expect(hidden.error.hint).toContain("list_post_comments");
});
