import { expect, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const request = { relationship: "managed me directly", text: "Would you write a few lines?" };

test("asks a connection once while the request is pending, and notifies them", async () => {
  const service = await startService();
  const { body } = await service.call("request_recommendation", { profile_id: "prf_demo_0002", ...request });
  expect(body).toMatchObject({
    profile: { id: "prf_demo_0002", degree: 1 },
    ...request,
    status: "pending",
    requested_at: "2026-06-15T09:30:00.000Z",
    responded_at: null,
  });
  expect(body.id).toMatch(/^rrq_/);
  const again = await service.rest("POST /profiles/prf_demo_0002/recommendation-requests", request);
  expect(again.error).toMatchObject({ status: 409, code: "conflict" });
  expect(again.error.detail).toContain("2026-06-15");
  const network = networkOf(service);
  const notices = await network
    .selectFrom("net_notices")
    .select(["actor_id", "subject_id"])
    .where("member_id", "=", "prf_demo_0002")
    .where("kind", "=", "recommendation_request")
    .execute();
  expect(notices).toEqual([{ actor_id: "prf_demo_0001", subject_id: body.id }]);
  await network
    .updateTable("net_recommendation_requests")
    .set({ status: "declined", responded_at: service.clock() })
    .where("id", "=", body.id)
    .execute();
  const next = await service.call("request_recommendation", { profile_id: "prf_demo_0002", ...request });
  expect(next.body).toMatchObject({ status: "pending" });
});

test("rejects members who are not connections, and sends nothing", async () => {
  const service = await startService();
  const stranger = await service.call("request_recommendation", { profile_id: "prf_demo_0042", ...request });
  expect(stranger.error).toMatchObject({ status: 403, code: "not_connected" });
  const rows = await networkOf(service)
    .selectFrom("net_recommendation_requests")
    .select("id")
    .where("requester_id", "=", "prf_demo_0001")
    .where("created_at", "=", service.clock())
    .execute();
  expect(rows).toEqual([]);
});
