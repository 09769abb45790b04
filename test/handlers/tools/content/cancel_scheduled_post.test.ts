import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("the post leaves the calendar, its job is deleted, and its content is a draft again", async () => {
  const service = await startService();
  const publish_at = new Date(service.clock() + 3_600_000).toISOString();
  const content = { text: "Not on Monday", link_url: "https://one.example/" };
  const { body: draft } = await service.call("save_post_draft", { ...content, topic: "Plans", format: "story" });
  const drafts = async () => (await service.call("list_post_drafts", { topic: "Plans" })).body.data;
  const { body: fromDraft } = await service.call("schedule_post", { draft_id: draft.id, publish_at });
  expect(await drafts()).toEqual([]);
  const { body: fromText } = await service.call("schedule_post", { text: "Nor on Tuesday", publish_at });
  const cancel = (id: string) => service.call("cancel_scheduled_post", { scheduled_post_id: id });
  const { body: cancelled } = await cancel(fromDraft.id);
  expect(cancelled).toMatchObject({ status: "cancelled", draft_id: draft.id });
  expect(await drafts()).toMatchObject([{ id: draft.id, ...content, format: "story" }]);
  const { draft_id } = (await cancel(fromText.id)).body;
  const saved = await service.call("save_post_draft", { draft_id, format: "list" });
  expect(saved.body).toMatchObject({ id: draft_id, text: "Nor on Tuesday" });
  expect((await cancel(fromDraft.id)).body).toEqual(cancelled);
  expect(
    await service.store.reader.selectFrom("sb_jobs").select("id").where("kind", "like", "%post").execute(),
  ).toEqual([]);
  const again = await service.call("schedule_post", { scheduled_post_id: fromDraft.id, publish_at });
  expect(again.error).toMatchObject({ code: "conflict", hint: expect.stringContaining(draft.id) as string });
  expect((await service.call("schedule_post", { draft_id: draft.id, publish_at })).body.status).toBe("pending");
});
