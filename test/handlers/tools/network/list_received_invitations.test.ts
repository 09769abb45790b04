import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("returns the same as list_invitations with direction received, page by page", async () => {
  const service = await startService();
  const first = (await service.call("list_received_invitations", { limit: 2 })).body;
  const expected = (await service.call("list_invitations", { direction: "received", detail: "full", limit: 4 })).body
    .data;
  const next = (await service.rest(`GET /invitations/received?limit=2&cursor=${first.next_cursor}`)).body;
  expect([...first.data, ...next.data]).toEqual(expected);
});
