import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("responds like respond_to_invitation; the opposite response is a conflict", async () => {
  const service = await startService();
  const { body } = await service.call("decline_invitation", { invitation_id: "inv_demo_0001" });
  const same = await service.call("respond_to_invitation", { invitation_id: "inv_demo_0001", action: "decline" });
  expect(body).toMatchObject({ id: "inv_demo_0001", status: "declined" });
  expect(same.body).toEqual(body);
  const opposite = await service.rest("POST /invitations/inv_demo_0001/accept");
  expect(opposite.error).toMatchObject({ status: 409, code: "conflict" });
});
