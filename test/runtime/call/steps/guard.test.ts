import { expect, test } from "vitest";
import { createGuards, Failure } from "../../../../runtime/index.ts";
import { performStep } from "../../../../runtime/call/steps/perform-step.ts";
import { defaultStepOptions } from "../../../../runtime/call/steps/step-options.ts";
import { Guard } from "../../../../runtime/call/steps/guard.ts";
import { createMetrics } from "../../../../runtime/metrics.ts";
import { createTestClock } from "../../../support/clock.ts";
import { publishNote, startSteps } from "../../../support/start-steps.ts";
import { withResolvers } from "../../../support/with-resolvers.ts";

const never = new AbortController().signal;
const unavailable = { code: "network_unavailable" };
const succeed = async (): Promise<string> => "ok";
const fail = async (): Promise<string> => {
  throw new Error("broken");
};

test("the number of concurrent requests of an account is limited; the others wait in order", async () => {
  const guard = new Guard(createTestClock(), { maxConcurrent: 2, maxQueued: 2 });
  const gates = Array.from({ length: 4 }, withResolvers);
  const started: number[] = [];
  const run = (index: number): Promise<void> =>
    guard.run("acc", never, async () => {
      started.push(index);
      await gates[index]?.promise;
    });
  const runs = [0, 1, 2, 3].map(run);
  await expect(run(4)).rejects.toMatchObject({ ...unavailable, details: { retryAfterSeconds: 1 } });
  expect(await guard.run("other", never, succeed)).toBe("ok");
  expect({ started, active: guard.active, queued: guard.queued }).toEqual({ started: [0, 1], active: 2, queued: 2 });
  gates[1]?.resolve();
  await runs[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect({ started, active: guard.active, queued: guard.queued }).toEqual({
    started: [0, 1, 2, 3],
    active: 0,
    queued: 0,
  });
});

test("a request that is aborted while it waits is not sent, and frees its slot", async () => {
  const guard = new Guard(createTestClock(), { maxConcurrent: 1, maxQueued: 1 });
  const gate = withResolvers();
  const first = guard.run("acc", never, () => gate.promise);
  const abort = new AbortController();
  let isSent = false;
  const second = guard.run("acc", abort.signal, async () => void (isSent = true));
  abort.abort();
  await expect(second).rejects.toMatchObject(unavailable);
  const third = guard.run("acc", never, succeed);
  gate.resolve();
  await first;
  expect(await third).toBe("ok");
  expect(isSent).toBe(false);
});

test("an act that is still waiting when its time is over was certainly not performed", async () => {
  const clock = createTestClock();
  const guard = new Guard(clock, { maxConcurrent: 1 });
  const gate = withResolvers();
  const first = guard.run("acc", never, () => gate.promise);
  let isPerformed = false;
  const perform = async () => void (isPerformed = true);
  const performer = guard.protect("acc", { perform, predict: () => ({}) });
  const options = { ...defaultStepOptions, actTimeoutMs: 1 };
  const step = { name: "publish", act: {}, actHash: "", performer, record: undefined };
  const end = await performStep(step, { callId: "call", startedAt: 0, clock }, options);
  expect(end).toMatchObject({ state: "refused", result: { code: "network_unavailable" } });
  gate.resolve();
  await first;
  expect([isPerformed, guard.queued]).toEqual([false, 0]);
});

test("the circuit opens after consecutive failures, and one request tests the network after a pause", async () => {
  const clock = createTestClock();
  const guard = new Guard(clock, { maxFailures: 2, openMs: 10_000 });
  const run = (request: () => Promise<string>): Promise<string> => guard.run("acc", never, request);
  await expect(run(fail)).rejects.toThrow("broken");
  await run(succeed);
  await expect(run(fail)).rejects.toThrow("broken");
  await expect(run(() => Promise.reject(new Failure("not_found")))).rejects.toMatchObject({ code: "not_found" });
  expect(guard.circuit).toBe("closed");
  for (let count = 0; count < 2; count += 1) await expect(run(fail)).rejects.toThrow("broken");
  expect(guard.circuit).toBe("open");
  clock.advance(2_500);
  await expect(run(succeed)).rejects.toMatchObject({ ...unavailable, details: { retryAfterSeconds: 8 } });
  clock.advance(7_500);
  expect(guard.circuit).toBe("half-open");
  const gate = withResolvers();
  const probe = run(() => gate.promise.then(fail));
  await expect(run(succeed)).rejects.toMatchObject(unavailable);
  gate.resolve();
  await expect(probe).rejects.toThrow("broken");
  expect(guard.circuit).toBe("open");
  clock.advance(10_000);
  expect(await run(succeed)).toBe("ok");
  expect(guard.circuit).toBe("closed");
});

test("requests that wait are rejected when the circuit opens", async () => {
  const guard = new Guard(createTestClock(), { maxConcurrent: 1, maxFailures: 1 });
  const gate = withResolvers();
  const first = guard.run("acc", never, () => gate.promise.then(fail));
  const second = guard.run("acc", never, succeed);
  gate.resolve();
  await expect(first).rejects.toThrow("broken");
  await expect(second).rejects.toMatchObject(unavailable);
  expect(guard.active).toBe(0);
});

test("metrics show the requests and the circuit of each network", async () => {
  const metrics = createMetrics();
  const createGuard = createGuards(metrics, createTestClock());
  const guard = createGuard("remote", { maxFailures: 1 });
  await guard.run("acc", never, fail).catch(() => undefined);
  const gate = withResolvers();
  const other = createGuard("other").run("acc", never, () => gate.promise);
  const text = await metrics.render();
  expect(text).toContain('switchboard_network_circuit_open{network="remote"} 1');
  expect(text).toContain('switchboard_network_circuit_open{network="other"} 0');
  expect(text).toContain('switchboard_network_requests{network="other",state="active"} 1');
  gate.resolve();
  await other;
});

test("a call whose act is rejected by the guard has no effect and releases its units", async () => {
  const clock = createTestClock();
  const guard = new Guard(clock, { maxFailures: 1 });
  const { notes, remote, units } = await startSteps({
    clock,
    createNote: (performer) => publishNote(guard.protect("acc_one", performer)),
  });
  remote.faults.push("fail");
  expect((await notes.rest("POST /notes", { text: "a" })).error.code).toBe("outcome_unknown");
  const rejected = await notes.rest("POST /notes", { text: "b" });
  expect(rejected).toMatchObject({ status: 503, error: { code: "network_unavailable", retry_after_seconds: 30 } });
  expect(rejected.headers.get("retry-after")).toBe("30");
  expect(remote.requests).toBe(1);
  expect(await units()).toBe(1);
});
