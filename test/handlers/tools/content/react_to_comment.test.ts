import { expect, test } from "vitest";
import type { Comment } from "../../../../generated/schemas.ts";
import { listEvents } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { startService } from "../../../support/start-service.ts";

test("sets and replaces a reaction, which is counted once and notifies the author once", async () => {
  const service = await startService();
  const ofAna = await addAccount(service, "prf_demo_0002");
  const post_id = "pst_demo_0001";
  const { id } = (await service.call("comment_on_post", { post_id, text: "New", account_id: ofAna })).body as Comment;
  const day = await networkOf(service).selectFrom("net_post_days").selectAll().where("post_id", "=", post_id).execute();
  const first = await service.call("react_to_comment", { comment_id: id, type: "like" });
  expect(first.body).toMatchObject({ post_id, comment_id: id, own: true, type: "like" });
  service.clock.advance(60_000);
  const second = await service.rest(`POST /comments/${id}/reactions`, { type: "insightful" });
  expect(second.body).toEqual({ ...first.body, type: "insightful", created_at: "2026-06-15T09:31:00.000Z" });
  service.clock.advance(60_000);
  expect((await service.call("react_to_comment", { comment_id: id, type: "insightful" })).body).toEqual(second.body);

  const { data } = (await service.call("list_post_comments", { post_id, sort: "recent", limit: 1 })).body;
  expect(data).toMatchObject([{ id, reaction_count: 1, own_reaction: "insightful" }]);
  const network = networkOf(service);
  expect(await wrongSummaries(network)).toEqual([]);
  const days = network.selectFrom("net_post_days").selectAll().where("post_id", "=", post_id);
  expect(await days.execute()).toEqual(day); // these rows count only reactions to the post itself
  const notices = await network.selectFrom("net_notices").selectAll().where("subject_id", "=", id).execute();
  const reactions = notices.filter(({ kind }) => kind === "reaction");
  expect(reactions).toMatchObject([{ member_id: "prf_demo_0002", actor_id: "prf_demo_0001" }]);
  const events = (await listEvents(service, ofAna)).filter(({ type }) => type === "reaction.received");
  expect(events.map(({ payload }) => payload)).toEqual([
    { post_id, comment_id: id, profile_id: "prf_demo_0001", created_at: first.body.created_at },
  ]);
});
