import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("returns the same as get_profile without profile_id, and consumes no profile view", async () => {
  const service = await startService();
  const { body } = await service.call("get_my_profile", { sections: ["about"] });
  const usage = await service.store.reader.selectFrom("sb_usage").selectAll().execute();
  expect(usage).toEqual([]);
  expect(body).toEqual((await service.call("get_profile", { sections: ["about"] })).body);
  expect((await service.rest("GET /me/profile?sections=about")).body).toEqual(body);
});
