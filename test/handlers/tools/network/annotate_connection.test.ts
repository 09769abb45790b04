import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";

test("sets tags and note, which get_connections returns and filters by", async () => {
  const service = await startService();
  const { body } = await service.rest(`PATCH /connections/${ana}`, {
    tags: ["Zebra", "Alpine", "moose", "alpine "],
    note: "Met in May.",
  });
  expect(body).toMatchObject({
    profile: { id: ana, degree: 1 },
    tags: ["Alpine", "moose", "Zebra"],
    note: "Met in May.",
  });
  const tagged = await service.call("get_connections", { tag: "alpine", detail: "full" });
  expect(tagged.body.data).toEqual([body]);
  const changed = await service.call("annotate_connection", { profile_id: ana, note: null });
  expect(changed.body).toEqual({ ...body, note: null });
  expect((await service.call("annotate_connection", { profile_id: ana, note: null })).body).toEqual(changed.body);
});

test("rejects members who are not connections, and calls without a change", async () => {
  const service = await startService();
  const stranger = await service.call("annotate_connection", { profile_id: "prf_demo_0042", note: "Hello" });
  expect(stranger.error).toMatchObject({ status: 403, code: "not_connected" });
  const empty = await service.call("annotate_connection", { profile_id: ana });
  expect(empty.error).toMatchObject({ status: 400, code: "invalid_arguments" });
});
