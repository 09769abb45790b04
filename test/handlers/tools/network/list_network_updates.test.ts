import { expect, test } from "vitest";
import type { NetworkUpdate } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the updates of visible connections only, newest first, and filters by kind and time", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_updates as u")
    .innerJoin("net_connections as c", "c.other_id", "u.member_id")
    .select(["u.id", "u.member_id", "u.kind", "u.occurred_at"])
    .where("c.member_id", "=", "prf_demo_0001")
    .orderBy("u.occurred_at", "desc")
    .orderBy("u.id", "desc")
    .execute();
  expect(rows.length).toBeGreaterThan(10);
  const hidden = rows[2]?.member_id ?? "";
  await block(service, hidden, "prf_demo_0001");
  const shown = rows.filter(({ member_id }) => member_id !== hidden);
  const list = async (input: object, limit: number) =>
    everyPage<NetworkUpdate>(service, "list_network_updates", input, limit);
  for (const limit of [4, 100]) expect((await list({}, limit)).map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  const kind = shown[0]?.kind;
  expect((await list({ kinds: [kind] }, 100)).map(({ id }) => id)).toEqual(
    shown.filter((one) => one.kind === kind).map(({ id }) => id),
  );
  const since = shown[4]?.occurred_at ?? 0;
  expect((await list({ since: new Date(since).toISOString() }, 100)).length).toBe(
    shown.filter(({ occurred_at }) => occurred_at >= since).length,
  );
});

test("shows whether the account has written to the member since the update", async () => {
  const service = await startService();
  const at = service.clock();
  const update = { member_id: "prf_demo_0002", kind: "job_change", text: "A new job.", occurred_at: at } as const;
  await networkOf(service)
    .insertInto("net_updates")
    .values({ id: "upd_test", ...update })
    .execute();
  const read = async (): Promise<NetworkUpdate> =>
    (await service.call("list_network_updates", { limit: 1 })).body.data[0];
  expect(await read()).toMatchObject({ id: "upd_test", profile: { id: "prf_demo_0002" }, messaged: false });
  service.clock.advance(1_000);
  const sent = (await service.call("send_message", { profile_id: "prf_demo_0002", text: "Congratulations" })).body;
  expect(await read()).toMatchObject({ messaged: true, conversation_id: sent.conversation_id });
});
