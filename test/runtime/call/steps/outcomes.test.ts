import { expect, test } from "vitest";
import { Failure } from "../../../../runtime/index.ts";
import { notesDefinition, tools } from "../../../fixtures/notes/handlers/definition.ts";
import { startNode } from "../../../support/start-notes.ts";
import { nothingLeft, publish, publishNote, startSteps } from "../../../support/start-steps.ts";
import { eventually } from "../../../support/eventually.ts";
import { withResolvers } from "../../../support/with-resolvers.ts";

const minute = 60_000;
const key = { idempotencyKey: "k" };
const limits = { actTimeoutMs: 3_000, findTimeoutMs: 3_000 };

test("an act happens once, then its call commits and leaves no unfinished work", async () => {
  const { notes, remote, units, texts, left, audit } = await startSteps();
  const { status, body } = await notes.rest("POST /notes", { text: "a" }, key);
  expect({ status, tags: body?.tags }).toEqual({ status: 200, tags: ["remote_1"] });
  expect((await notes.call("create_note", { text: "a" }, key)).body).toEqual(body);
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual(["a"]);
  expect(await units()).toBe(1);
  expect(await left()).toEqual(nothingLeft);
  expect(await audit()).toMatchObject([
    { outcome: "ok", replay: 0 },
    { outcome: "ok", replay: 1 },
  ]);
});

test("a refused act returns its failure, and releases units and key", async () => {
  const { notes, remote, units, texts, left } = await startSteps();
  remote.faults.push("refuse");
  const refused = await notes.rest("POST /notes", { text: "a" }, key);
  expect(refused).toMatchObject({ status: 404, error: { code: "not_found", detail: "The network refuses." } });
  expect(await units()).toBe(0);
  expect(await left()).toEqual(nothingLeft);
  expect((await notes.rest("POST /notes", { text: "b" }, key)).status).toBe(200);
  expect(remote.effects.map(({ text }) => text)).toEqual(["b"]);
  expect(await texts()).toEqual(["b"]);
});

test.each(["fail after effect", "drop after effect", "hang"] as const)(
  "an act with the fault %j is found, and its call commits",
  async (behavior) => {
    const steps = { ...limits, actTimeoutMs: 300 };
    const { notes, remote, units, texts, left } = await startSteps({ whenMissing: null, steps });
    remote.faults.push(behavior);
    expect(await notes.rest("POST /notes", { text: "a" }, key)).toMatchObject({
      status: 200,
      body: { tags: ["remote_1"] },
    });
    expect(remote.effects).toHaveLength(1);
    expect(await texts()).toEqual(["a"]);
    expect(await units()).toBe(1);
    expect(await left()).toEqual(nothingLeft);
  },
);

test("an act that has certainly not happened returns 503, and can be repeated", async () => {
  const { notes, remote, units, left } = await startSteps({ whenMissing: null });
  remote.faults.push("fail");
  const failed = await notes.rest("POST /notes", { text: "a" }, key);
  expect(failed).toMatchObject({ status: 503, error: { code: "network_unavailable", retryable: true } });
  expect(await units()).toBe(0);
  expect(await left()).toEqual(nothingLeft);
  expect((await notes.rest("POST /notes", { text: "a" }, key)).status).toBe(200);
  expect(remote.effects).toHaveLength(1);
});

test.each(["fail", "fail after effect"] as const)(
  "without a search, an act with the fault %j is unknown, and is never repeated",
  async (behavior) => {
    const { notes, remote, units, texts, left, audit } = await startSteps();
    remote.faults.push(behavior);
    for (let round = 0; round < 3; round += 1) {
      expect(await notes.rest("POST /notes", { text: "a" }, key)).toMatchObject({
        status: 409,
        error: { code: "outcome_unknown", retryable: false },
      });
    }
    expect(remote.requests).toBe(1);
    expect(await units()).toBe(1);
    expect(await texts()).toEqual([]);
    expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 0 });
    expect((await audit()).map(({ outcome }) => outcome)).toEqual(Array(3).fill("outcome_unknown"));
    const metrics = await notes.service.metrics.render();
    expect(metrics).toContain('switchboard_unfinished_calls{state="unknown"} 1');
    expect(metrics).toContain('switchboard_steps_total{step="publish",outcome="unknown"}');
    const mismatch = await notes.rest("POST /notes", { text: "b" }, key);
    expect(mismatch).toMatchObject({ status: 422, error: { code: "idempotency_mismatch" } });
  },
);

test("an unknown act is found by a repeated call", async () => {
  const { notes, remote, units, left } = await startSteps({ whenMissing: "unknown" });
  remote.isSearchable = false;
  remote.faults.push("fail after effect");
  const call = () => notes.rest("POST /notes", { text: "a" }, key);
  expect((await call()).error.code).toBe("outcome_unknown");
  expect((await call()).error.code).toBe("outcome_unknown");
  remote.isSearchable = true;
  const found = await call();
  expect(found).toMatchObject({ status: 200, body: { tags: ["remote_1"] } });
  expect(found.headers.get("idempotency-replayed")).toBe("true");
  expect((await call()).body).toEqual(found.body);
  expect(remote.effects).toHaveLength(1);
  expect(await units()).toBe(1);
  expect(await left()).toEqual(nothingLeft);
});

test("an unknown act is found by a job, even for a call without a key", async () => {
  const { notes, remote, units, texts, left, audit, work } = await startSteps({ whenMissing: "unknown" });
  remote.isSearchable = false;
  remote.faults.push("drop after effect");
  const first = await notes.rest("POST /notes", { text: "a" });
  expect(first.error.code).toBe("outcome_unknown");
  remote.isSearchable = true;
  const worker = await work();
  notes.clock.advance(2 * minute);
  worker.wake();
  await eventually(async () => expect(await left()).toEqual(nothingLeft));
  expect(await texts()).toEqual(["a"]);
  expect(remote.effects).toHaveLength(1);
  expect(await units()).toBe(1);
  const rows = (await audit()).filter(({ request_id: id }) => id === first.error.request_id);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["outcome_unknown", "ok"]);
});

test("a call that exceeds its time limit during an act returns 408, and completes", async () => {
  const { notes, remote, units, texts, left } = await startSteps();
  remote.faults.push("wait");
  const call = () => notes.rest("POST /notes", { text: "a" }, key);
  expect(await call()).toMatchObject({ status: 408, error: { code: "timed_out" } });
  expect(await call()).toMatchObject({ status: 409, error: { code: "call_in_progress", retry_after_seconds: 1 } });
  remote.release();
  await eventually(async () => expect(await left()).toEqual(nothingLeft));
  const again = await call();
  expect(again).toMatchObject({ status: 200, body: { tags: ["remote_1"] } });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual(["a"]);
  expect(await units()).toBe(1);
});

test("a call whose client disconnects during an act completes", async () => {
  const { notes, remote, texts, left } = await startSteps();
  remote.faults.push("wait");
  const abort = new AbortController();
  remote.onRequest = () => abort.abort();
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  const request = { method: "POST", headers, body: '{"text":"a"}', signal: abort.signal };
  await expect(fetch(`${notes.url}/v1/notes`, request)).rejects.toThrow();
  remote.release();
  await eventually(async () => expect(await left()).toEqual(nothingLeft));
  expect(await texts()).toEqual(["a"]);
});

test("a failure that follows the act is returned, the act is not forgotten, and a repeated call runs the handler again", async () => {
  let isFull = true;
  const { notes, remote, units, texts, left, audit } = await startSteps({
    createNote: (performer) => async (input, context) => {
      const note = await publishNote(performer)(input, context);
      if (isFull) throw new Failure("not_found", { detail: "There is no room." });
      return note;
    },
  });
  const call = () => notes.rest("POST /notes", { text: "a" }, key);
  expect(await call()).toMatchObject({ status: 404, error: { detail: "There is no room." } });
  expect(await call()).toMatchObject({ status: 404, error: { detail: "There is no room." } });
  expect(await units()).toBe(1);
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 0 });
  expect((await audit()).filter(({ outcome }) => outcome === "not_found").length).toBeGreaterThanOrEqual(2);
  isFull = false;
  expect((await call()).status).toBe(200);
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual(["a"]);
  expect(await units()).toBe(1);
  expect(await left()).toEqual(nothingLeft);
});

test("a repeated call has a job again when its next act starts, so that the act is found after a kill", async () => {
  let isRefused = true;
  const { notes, remote, left } = await startSteps({
    createNote: (performer) => async (input, context) => {
      await context.step("publish:1", publish(`${input.text} 1`), performer);
      if (isRefused) throw new Failure("not_found");
      await context.step("publish:2", publish(`${input.text} 2`), performer);
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" }, key)).error.code).toBe("not_found");
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 0 });
  isRefused = false;
  remote.faults.push("wait");
  const repeated = notes.rest("POST /notes", { text: "a" }, key);
  await eventually(() => expect(remote.requests).toBe(2));
  expect(await left()).toEqual({ calls: 1, steps: 2, jobs: 1 });
  remote.release();
  expect((await repeated).status).toBe(200);
  expect(await left()).toEqual(nothingLeft);
});

test("a repeated call has a job as soon as it runs, even without another act, so that a killed one is completed", async () => {
  let isRefused = true;
  const [reached, released] = [withResolvers(), withResolvers()];
  const { notes, left } = await startSteps({
    createNote: (performer) => async (input, context) => {
      await context.step("publish", publish(input.text), performer);
      if (isRefused) throw new Failure("not_found");
      reached.resolve();
      await released.promise;
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" }, key)).error.code).toBe("not_found");
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 0 });
  isRefused = false;
  const repeated = notes.rest("POST /notes", { text: "a" }, key);
  await reached.promise;
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 1 });
  released.resolve();
  expect((await repeated).status).toBe(200);
  expect(await left()).toEqual(nothingLeft);
});

test("after an act, a bug leaves the call to a job", async () => {
  let isBroken = true;
  const { notes, remote, texts, left, work } = await startSteps({
    createNote: (performer) => async (input, context) => {
      const note = await publishNote(performer)(input, context);
      if (isBroken) throw new Error("broken");
      return note;
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).status).toBe(500);
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 1 });
  isBroken = false;
  const worker = await work();
  notes.clock.advance(minute);
  worker.wake();
  await eventually(async () => expect(await left()).toEqual(nothingLeft));
  expect(await texts()).toEqual(["a"]);
  expect(remote.effects).toHaveLength(1);
  expect(await notes.service.metrics.render()).toContain(
    'switchboard_steps_total{step="publish",outcome="recovered"} 1',
  );
});

test("a handler that acts differently when it runs again is a bug, and performs nothing again", async () => {
  let run = 0;
  const { notes, remote, texts, left } = await startSteps({
    createNote: (performer) => async (input, context) => {
      await context.step("publish", publish(`${input.text} ${(run += 1)}`), performer);
      return tools.create_note(input, context);
    },
  });
  for (let round = 0; round < 2; round += 1)
    expect(await notes.rest("POST /notes", { text: "a" }, key)).toMatchObject({ status: 500 });
  expect(remote.requests).toBe(1);
  expect(await texts()).toEqual([]);
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 1 });
});

test("an act that the last run omits is a bug", async () => {
  let run = 0;
  const { notes, texts, left } = await startSteps({
    createNote: (performer) => async (input, context) => {
      if ((run += 1) === 1) await context.step("publish", publish(input.text), performer);
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).status).toBe(500);
  expect(await texts()).toEqual([]);
  expect((await left()).calls).toBe(1);
});

test("expired calls are deleted with their steps, and their key can be used again", async () => {
  const { notes, remote, left, work } = await startSteps();
  remote.faults.push("fail");
  expect((await notes.rest("POST /notes", { text: "a" }, key)).error.code).toBe("outcome_unknown");
  notes.clock.advance(25 * 60 * minute);
  expect((await notes.rest("POST /notes", { text: "b" }, key)).status).toBe(200);
  (await work()).wake();
  await eventually(async () => expect(await left()).toEqual(nothingLeft));
});

test("a receipt that arrives after another node has taken over the call is kept", async () => {
  const { notes, remote, performer, texts, units, left } = await startSteps({ whenMissing: "unknown" });
  const definition = notesDefinition({ create_note: publishNote(performer) });
  const other = await startNode(notes, { definition });
  remote.faults.push("wait");
  const first = notes.rest("POST /notes", { text: "a" }, key);
  await eventually(() => expect(remote.requests).toBe(1));
  const again = () => other.rest("POST /notes", { text: "a" }, key);
  expect((await again()).error.code).toBe("call_in_progress");
  notes.clock.advance(2 * minute);
  expect((await again()).error.code).toBe("outcome_unknown");
  remote.release();
  expect(["call_in_progress", "timed_out"]).toContain((await first).error.code);
  const searches = remote.searches;
  expect(await again()).toMatchObject({ status: 200, body: { tags: ["remote_1"] } });
  expect(remote.searches).toBe(searches);
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual(["a"]);
  expect(await units()).toBe(1);
  expect(await left()).toEqual(nothingLeft);
});

test("of two nodes that get the same call at the same time, one performs it and the other reports that it is in progress", async () => {
  const { notes, remote, performer, texts, units, left } = await startSteps({ whenMissing: "unknown" });
  const definition = notesDefinition({ create_note: publishNote(performer) });
  const other = await startNode(notes, { definition });
  remote.faults.push("wait");
  const calls = [notes, other].map((node) => node.rest("POST /notes", { text: "a" }, key));
  const first = await Promise.race(calls);
  await eventually(() => expect(remote.requests).toBe(1));
  expect(first).toMatchObject({ status: 409, error: { code: "call_in_progress", retryable: true } });
  remote.release();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual(["a"]);
  expect(await units()).toBe(1);
  expect(await left()).toEqual(nothingLeft);
});

test("a process that is suspended after the start of a step does not perform the act", async () => {
  const { notes, remote, units, left } = await startSteps({
    steps: {
      ...{ actTimeoutMs: 5_000, findTimeoutMs: 5_000, leaseMs: 10_050 },
      onPoint: (point) => {
        const end = performance.now() + (point === "started" ? 100 : 0);
        while (performance.now() < end);
      },
    },
  });
  const late = await notes.rest("POST /notes", { text: "a" }, key);
  expect(late).toMatchObject({ status: 503, error: { code: "network_unavailable", retryable: true } });
  expect(remote.requests).toBe(0);
  expect(await units()).toBe(0);
  expect(await left()).toEqual(nothingLeft);
});
