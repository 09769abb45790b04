import { expect, test } from "vitest";
import type { PostDraft } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the account's drafts, last changed first, and filters by topic (ignoring case) and by format", async () => {
  const service = await startService();
  const key = await service.createKey(["content"], { accountId: await addAccount(service, "prf_demo_0002") });
  await service.call("save_post_draft", { text: "Of another account" }, { key });
  const before = (await everyPage<PostDraft>(service, "list_post_drafts", {}, 100)).length;
  const ids: string[] = [];
  for (const [topic, format] of [
    ["Über uns", "hot_take"],
    ["Plans", "story"],
    ["plans", "hot_take"],
  ] as const) {
    const { body } = await service.call("save_post_draft", { text: `On ${topic}`, topic, format });
    ids.push(body.id as string);
  }
  const list = async (input: object, limit: number) =>
    (await everyPage<PostDraft>(service, "list_post_drafts", input, limit)).map(({ id }) => ids.indexOf(id));
  for (const limit of [1, 100]) {
    expect((await list({}, limit)).slice(0, 3)).toEqual([2, 1, 0]);
    expect(await list({ topic: "PLANS" }, limit)).toEqual([2, 1]);
    expect(await list({ topic: "über Uns" }, limit)).toEqual([0]);
  }
  expect(await list({ format: "hot_take", topic: "plans" }, 1)).toEqual([2]);
  expect(await list({ format: "story", topic: "plans" }, 1)).toEqual([1]);
  service.clock.advance(1_000);
  await service.call("save_post_draft", { draft_id: ids[0], text: "Changed" });
  const all = await list({}, 2);
  expect(all.slice(0, 3)).toEqual([0, 2, 1]);
  expect(all).toHaveLength(before + 3);
});
