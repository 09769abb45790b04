import { expect, test } from "vitest";
import type { BlockState } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { startService } from "../../../support/start-service.ts";

test("lists blocked members, who are hidden elsewhere, latest first and page by page", async () => {
  const service = await startService();
  const ids = ["prf_demo_0044", "prf_demo_0002", "prf_demo_0043"];
  const states = [];
  for (const profile_id of ids) {
    states.unshift((await service.call("block_user", { profile_id })).body);
    service.clock.advance(1_000);
  }
  for (const limit of [1, 2, 100])
    expect(await everyPage<BlockState>(service, "list_blocked_users", {}, limit)).toEqual(states);
  expect((await service.rest("GET /blocks")).body).toEqual({ data: states, next_cursor: null });
});
