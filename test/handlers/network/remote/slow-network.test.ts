import { expect, test } from "vitest";
import { startRemote, type TestRemote } from "../../../support/start-remote.ts";

const hanging = 32;

/** Starts calls to the remote network. Calls that the guard admits do not end before the fault is released. */
async function hang(served: TestRemote, count: number) {
  const { remote, call } = served;
  const [connection] = (await remote.call("GET", "/v2/connections")).body.elements as any[];
  const profile_id = `prf_rn_${connection.member.urn.split(":").at(-1)}`;
  const fault = await remote.fault({ kind: "pause", at: "before", method: "POST", count: null });
  const state = { settled: 0 };
  const calls = Array.from({ length: count }, async (_, index) => {
    const response = await call("send_message", { profile_id, text: `slow ${index}` });
    state.settled += 1;
    return response;
  });
  return { profile_id, fault, calls, state };
}

async function readMetric(served: TestRemote, name: string): Promise<number> {
  const text = await (await fetch(`${served.url}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(name));
  if (line === undefined) throw new Error(`there is no metric ${name}`);
  return Number(line.split(" ").at(-1));
}

const requests = (state: string): string => `switchboard_network_requests{network="remote:2",state="${state}"}`;
const circuit = 'switchboard_network_circuit_open{network="remote:2"}';
/** Time limits that no call reaches. */
const patient = {
  timeoutMs: 600_000,
  steps: { actTimeoutMs: 600_000, findTimeoutMs: 60_000, leaseMs: 1_200_000 },
};

test("200 writes and 100 reads on the demo network, and 100 reads of the slow account's mirror, complete while 32 calls are pending", async () => {
  const served = await startRemote({
    config: { requestTimeoutMs: 600_000, guard: { maxConcurrent: hanging, maxQueued: 0 } },
    ...patient,
  });
  const { call, demoAccountId: account_id } = served;
  const { fault, calls } = await hang(served, hanging);
  await fault.reached(hanging);
  expect(await readMetric(served, requests("active"))).toBe(hanging);
  const types = ["like", "celebrate"];
  for (let index = 0; index < 100; index += 1) {
    const message = { profile_id: "prf_demo_0002", text: `fast ${index}`, account_id };
    const reaction = { post_id: "pst_demo_0041", type: types[index % 2], account_id };
    const responses = await Promise.all([
      call("send_message", message),
      call("react_to_post", reaction),
      call("get_connections", { limit: 5, account_id }),
      call("list_conversations", { limit: 5 }), // of the slow account
    ]);
    for (const { error } of responses) expect(error).toBeUndefined();
  }
  expect(await readMetric(served, requests("active"))).toBe(hanging);
  expect(await served.remote.effects({ kind: "message.sent" })).toEqual([]);
  await fault.release();
  await Promise.all(calls);
  const unfinished = () => served.store.reader.selectFrom("sb_calls").select("id").execute();
  await expect.poll(unfinished, { timeout: 30_000 }).toEqual([]);
  expect(await served.remote.effects({ kind: "message.sent" })).toHaveLength(hanging);
});

test("the concurrent and the waiting requests of an account are limited", async () => {
  const served = await startRemote({ config: { requestTimeoutMs: 600_000 }, ...patient });
  const { fault, calls, state } = await hang(served, 20);
  await fault.reached(2);
  await expect.poll(() => readMetric(served, requests("queued")), { timeout: 10_000 }).toBe(16);
  await expect.poll(() => state.settled, { timeout: 10_000 }).toBe(2); // two requests were rejected
  expect(await readMetric(served, requests("active"))).toBe(2);
  while (state.settled < 20) await fault.release();
  const codes = (await Promise.all(calls)).map(({ error }) => error?.code as string | undefined);
  expect(codes.filter((code) => code === "network_unavailable")).toHaveLength(2);
  expect(codes.filter((code) => code === undefined)).toHaveLength(18);
  expect(await served.remote.effects({ kind: "message.sent" })).toHaveLength(18);
  expect(await served.units()).toBe(18);
});

test("after repeated failures nothing is sent for some time, then one request tests the network", async () => {
  const served = await startRemote();
  const { remote, call, clock } = served;
  const fault = await remote.fault({ kind: "status", at: "before", count: null });
  const search = () => call("search_people", { keyword: "engineer" });
  for (let index = 0; index < 5; index += 1) expect((await search()).error.code).toBe("network_error");
  expect(await readMetric(served, circuit)).toBe(1);
  const before = (await remote.requests()).length;
  const rejected = await search();
  expect(rejected.error).toMatchObject({ status: 503, code: "network_unavailable" });
  expect(rejected.error.retry_after_seconds).toBeGreaterThan(0);
  const sent = await call("create_post", { text: "Hello" });
  expect(sent.error).toMatchObject({ status: 503, code: "network_unavailable" });
  expect(await served.units()).toBe(0);
  expect(await remote.requests()).toHaveLength(before);
  expect((await call("list_conversations")).error).toBeUndefined();
  await fault.remove();
  clock.advance(31_000);
  expect((await search()).error).toBeUndefined();
  expect(await readMetric(served, circuit)).toBe(0);
});
