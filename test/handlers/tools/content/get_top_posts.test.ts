import { expect, test } from "vitest";
import type { PostItem } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the account's posts by engagement, page by page; /posts/top is not read as a post id", async () => {
  const service = await startService();
  const expected = (await service.call("list_posts", { sort: "engagement", limit: 100 })).body.data as PostItem[];
  expect(await everyPage<PostItem>(service, "get_top_posts", {}, 15)).toEqual(expected);
  expect((await service.rest("GET /posts/top?limit=2")).body.data).toEqual(expected.slice(0, 2));
});
