import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("makes the member visible again and restores nothing; unblocking again changes nothing", async () => {
  const service = await startService();
  const { handle } = (await service.call("get_profile", { profile_id: "prf_demo_0002", sections: [] })).body;
  await service.call("block_user", { profile_id: handle, reason: "Spam" });
  const { body } = await service.call("unblock_user", { profile_id: handle });
  expect(body).toMatchObject({ profile: { id: "prf_demo_0002" }, blocked: false, reason: null, blocked_at: null });
  expect((await service.rest("DELETE /blocks/prf_demo_0002")).body).toEqual(body);
  const member = (await service.call("get_profile", { profile_id: "prf_demo_0002", sections: [] })).body;
  expect(member).toMatchObject({ degree: 2, following: false });
  expect((await service.call("list_blocked_users")).body.data).toEqual([]);
});
