import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("the member can be contacted again, and the entry is deleted", async () => {
  const service = await startService();
  const lead = (await service.call("get_lead", { lead_id: "led_demo_0001" })).body;
  const { body } = await service.call("add_exclusions", { profile_ids: [lead.profile.id] });
  const { exclusion_id: id } = body.data[0];
  expect((await service.rest(`DELETE /exclusions/${id}`)).body).toEqual({ id, deleted: true });
  expect((await service.call("get_lead", { lead_id: lead.id })).body.excluded).toBeNull();
  const again = await service.call("remove_exclusion", { exclusion_id: id });
  expect(again.error).toMatchObject({ code: "not_found", hint: expect.stringContaining("list_exclusions") });
});
