import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("a deleted draft is neither listed nor found", async () => {
  const service = await startService();
  const { body: draft } = await service.call("save_post_draft", { text: "Not needed" });
  const remove = () => service.call("delete_post_draft", { draft_id: draft.id });
  expect((await remove()).body).toEqual({ id: draft.id, deleted: true });
  const { body } = await service.call("list_post_drafts", { limit: 100 });
  expect(body.data.map(({ id }: { id: string }) => id)).not.toContain(draft.id);
  expect((await remove()).error).toMatchObject({ code: "not_found", hint: "list_post_drafts lists the drafts." });
});
