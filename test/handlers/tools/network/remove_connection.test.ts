import { expect, test } from "vitest";
import { expectCountsOfRows } from "../../../support/counters.ts";
import { listEvents } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const [maya, ana] = ["prf_demo_0001", "prf_demo_0002"];

test("ends the connection and the follows that it created, but no others; removing again changes nothing", async () => {
  const service = await startService();
  const network = networkOf(service);
  await network
    .deleteFrom("net_follows")
    .where("follower_id", "in", [maya, ana])
    .where("target_id", "in", [maya, ana])
    .execute();
  await network
    .insertInto("net_follows")
    .values([
      { follower_id: maya, kind: "member", target_id: ana, created_at: 1, source: "connection" },
      { follower_id: ana, kind: "member", target_id: maya, created_at: 1, source: "profile" },
    ])
    .execute();
  for (const id of [maya, ana]) {
    const follower_count = network
      .selectFrom("net_follows")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("target_id", "=", id)
      .where("kind", "=", "member");
    const { count } = await follower_count.executeTakeFirstOrThrow();
    await network.updateTable("net_members").set({ follower_count: count }).where("id", "=", id).execute();
  }
  const account_id = await addAccount(service, ana);
  const { body } = await service.call("remove_connection", { profile_id: ana });
  expect(body).toEqual({ id: ana, deleted: true });
  expect((await service.rest(`DELETE /connections/${ana}`)).body).toEqual({ id: ana, deleted: false });
  await expectCountsOfRows(service);
  for (const [accountId, other, following] of [
    [service.accountId, ana, false],
    [account_id, maya, true],
  ] as const) {
    const seen = (await service.call("get_profile", { profile_id: other, sections: [], account_id: accountId })).body;
    expect(seen.degree).not.toBe(1);
    expect(seen.following).toBe(following);
    expect((await listEvents(service, accountId)).filter(({ type }) => type === "connection.removed")).toMatchObject([
      { payload: { profile_id: other, removed_at: "2026-06-15T09:30:00.000Z" }, cause: { tool: "remove_connection" } },
    ]);
  }
  const sent = await service.call("send_message", { profile_id: ana, text: "Hello" });
  expect(sent.error).toMatchObject({ status: 403, code: "not_connected" });
});
