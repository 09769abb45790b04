import { expect, test } from "vitest";
import type { Invitation } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

const list = (service: TestService, filter: object, limit = 100): Promise<Invitation[]> =>
  everyPage<Invitation>(service, "list_invitations", filter, limit);

const idsOf = (invitations: readonly { id: string }[]): string[] => invitations.map(({ id }) => id);

const rowsOf = (service: TestService, direction: "sent" | "received") =>
  networkOf(service)
    .selectFrom("net_invitations")
    .selectAll()
    .where(direction === "sent" ? "sender_id" : "recipient_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

test("lists each invitation of a direction once, newest first, for any page size", async () => {
  const service = await startService();
  for (const direction of ["sent", "received"] as const) {
    const rows = await rowsOf(service, direction);
    expect(rows.length).toBeGreaterThan(3);
    for (const limit of [1, 3, 100]) {
      expect(idsOf(await list(service, { direction }, limit))).toEqual(idsOf(rows));
    }
    const listed = await list(service, { direction });
    expect(listed.map(({ profile }) => profile.id)).toEqual(
      rows.map((row) => (direction === "sent" ? row.recipient_id : row.sender_id)),
    );
    expect(listed.map(({ status, text }) => [status, text])).toEqual(
      rows.map(({ status, message }) => [status, message]),
    );
    expect(new Set(listed.map((invitation) => invitation.direction))).toEqual(new Set([direction]));
    expect((await service.rest(`GET /invitations?direction=${direction}&limit=100`)).body.data).toEqual(listed);
  }
});

test("filters by status and by age", async () => {
  const service = await startService();
  const rows = await rowsOf(service, "received");
  for (const status of ["pending", "accepted", "declined", "withdrawn"]) {
    expect(idsOf(await list(service, { direction: "received", status }))).toEqual(
      idsOf(rows.filter((row) => row.status === status)),
    );
  }
  const pending = await list(service, { direction: "received", status: "pending" });
  expect(idsOf(pending)).toEqual(expect.arrayContaining(["inv_demo_0001", "inv_demo_0005"]));
  const days = 30;
  const old = rows.filter((row) => row.created_at < service.clock() - days * 24 * 60 * 60 * 1000);
  expect(idsOf(await list(service, { direction: "received", older_than_days: days }))).toEqual(idsOf(old));
  expect(old.length).toBeLessThan(rows.length);
});

test("pages continue correctly if an invitation is sent in between", async () => {
  const service = await startService();
  const expected = idsOf(await rowsOf(service, "sent"));
  const first = (await service.call("list_invitations", { direction: "sent", limit: 2 })).body;
  service.clock.advance(1000);
  await service.call("send_invitation", { profile_id: "prf_demo_0044" });
  const input = { direction: "sent", limit: 100, cursor: first.next_cursor };
  const rest = (await service.call("list_invitations", input)).body;
  expect(idsOf([...first.data, ...rest.data])).toEqual(expected);
});

test("excludes members blocked in either direction", async () => {
  const service = await startService();
  await block(service, owner, "prf_demo_0050");
  await block(service, "prf_demo_0051", owner);
  const ids = idsOf(await list(service, { direction: "received", status: "pending" }));
  expect(ids).toContain("inv_demo_0003");
  expect(ids).not.toContain("inv_demo_0001");
  expect(ids).not.toContain("inv_demo_0002");
});

test("requires a direction, and rejects a cursor of the other one", async () => {
  const service = await startService();
  const none = await service.rest("GET /invitations");
  expect(none.error).toMatchObject({ status: 400, code: "invalid_arguments", errors: [{ pointer: "/direction" }] });
  const { next_cursor } = (await service.call("list_invitations", { direction: "sent", limit: 1 })).body;
  const other = await service.call("list_invitations", { direction: "received", limit: 1, cursor: next_cursor });
  expect(other.error).toMatchObject({ status: 400, code: "invalid_cursor" });
});
