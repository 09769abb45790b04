import { expect, test } from "vitest";
import { embeddedConnector } from "../../handlers/network/connectors/embedded/embedded-connector.ts";
import { listEvents } from "../support/list-events.ts";
import { startService, type TestService } from "../support/start-service.ts";

const limit = async (service: TestService, limits: object): Promise<void> => {
  await service.store.writer
    .updateTable("sb_accounts")
    .set({ daily_limits: JSON.stringify(limits) })
    .execute();
  service.service.accounts.invalidate("wsp_demo");
};

const reached = async (service: TestService) =>
  (await listEvents(service, service.accountId)).filter(({ type }) => type === "limit.reached");

const midnight = "2026-06-15T22:00:00.000Z"; // in Stockholm

test("a write or read that uses the last unit reports the limit, once a day", async () => {
  const service = await startService();
  await limit(service, { message: 2, search: 1 });
  const send = (options?: object) =>
    service.call("send_message", { profile_id: "prf_demo_0002", text: "Hello", ...options });
  await send();
  await send({ preview: true });
  expect(await reached(service)).toEqual([]);
  await send();
  expect((await send()).error).toMatchObject({ code: "safety_limit_reached" });
  const payload = { category: "message", window: "daily", limit: 2, resets_at: midnight };
  const cause = { tool: "send_message", request_id: expect.stringMatching(/^req_/) };
  expect(await reached(service)).toEqual([{ type: "limit.reached", payload, cause }]);

  await service.call("search_people", { keyword: "nothing", limit: 0 }); // refused, and without effect
  await service.call("search_people", { keyword: "engineer" });
  await service.store.writer.updateTable("sb_usage").set({ used: 0 }).execute();
  await service.call("search_people", { keyword: "engineer" });
  expect((await reached(service)).map(({ payload }) => payload.category)).toEqual(["message", "search"]);

  service.clock.advance(86_400_000);
  await service.call("search_people", { keyword: "engineer" });
  expect(await reached(service)).toHaveLength(3);
});

test("a longer window is reported with the time at which its oldest units leave it", async () => {
  const service = await startService({ connectors: { embedded: embeddedConnector, remote: embeddedConnector } });
  await service.store.writer.updateTable("sb_accounts").set({ network_kind: "remote" }).execute();
  service.service.accounts.invalidate("wsp_demo");
  const used = { "2026-06-09": 60, "2026-06-12": 39 };
  const rows = Object.entries(used).map(([day, units]) => ({
    ...{ account_id: service.accountId, category: "invitation", day, used: units },
  }));
  await service.store.writer.insertInto("sb_usage").values(rows).execute();
  await service.call("send_invitation", { profile_id: "prf_demo_0040" });
  expect((await reached(service)).map(({ payload }) => payload)).toEqual([
    { category: "invitation", window: "weekly", limit: 100, resets_at: midnight },
  ]);
});
