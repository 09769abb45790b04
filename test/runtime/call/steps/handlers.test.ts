import { expect, test } from "vitest";
import { Failure, type LocalPerformer } from "../../../../runtime/index.ts";
import { notesDefinition, tools } from "../../../fixtures/notes/handlers/definition.ts";
import { createCounter, type Publish } from "../../../fixtures/steps/connector.ts";
import type { Effect } from "../../../fixtures/steps/remote.ts";
import { createTestClock } from "../../../support/clock.ts";
import { nothingLeft, publish, startSteps } from "../../../support/start-steps.ts";
import { startNode, startNotes } from "../../../support/start-notes.ts";
import { eventually } from "../../../support/eventually.ts";

test("time and ids are the same in every run of a call", async () => {
  const clock = createTestClock();
  const runs: unknown[] = [];
  const { notes, remote, texts } = await startSteps({
    clock,
    createNote: (performer) => async (input, context) => {
      const before = [context.now(), context.newId("nte"), context.newId("nte")];
      await context.step("first", publish(`${input.text} 1`), performer);
      const between = [context.now(), context.newId("nte")];
      await context.step("second", publish(`${input.text} 2 ${String(between[1])}`), performer);
      runs.push([...before, ...between]);
      return tools.create_note(input, context);
    },
  });
  remote.onRequest = () => clock.advance(5_000);
  remote.onEffect = () => runs.push("effect");
  const { body } = await notes.rest("POST /notes", { text: "a" });
  expect(body.created_at).toBe("2026-06-15T09:30:00.000Z");
  expect(remote.effects[1]?.text).toBe(`a 2 ${String((runs.at(-1) as unknown[])[4])}`);
  expect(new Set((runs.at(-1) as unknown[]).filter((value) => typeof value === "string")).size).toBe(3);
  expect(await texts()).toEqual(["a"]);
});

test("a call performs its steps in order, each once, and can continue after a refused one", async () => {
  const { notes, remote, units, left } = await startSteps({
    createNote: (performer) => async (input, context) => {
      const tags: string[] = [];
      for (const part of ["1", "2", "3"]) {
        try {
          tags.push((await context.step(`publish:${part}`, publish(`${input.text} ${part}`), performer)).id);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          tags.push(error.code);
        }
      }
      return tools.create_note({ ...input, tags }, context);
    },
  });
  remote.faults.push("ok", "refuse", "ok");
  const { body } = await notes.rest("POST /notes", { text: "a" });
  expect(body.tags).toEqual(["remote_1", "not_found", "remote_2"]);
  expect(remote.effects.map(({ text }) => text)).toEqual(["a 1", "a 3"]);
  expect(remote.requests).toBe(3);
  expect(await units()).toBe(1);
  expect(await left()).toEqual(nothingLeft);
  const metrics = await notes.service.metrics.render();
  expect(metrics).toContain('switchboard_steps_total{step="publish",outcome="performed"} 2');
  expect(metrics).toContain('switchboard_steps_total{step="publish",outcome="refused"} 1');
});

test("a step with an unknown outcome keeps the receipts of the steps before it", async () => {
  const { notes, remote, texts } = await startSteps({
    whenMissing: "unknown",
    createNote: (performer) => async (input, context) => {
      await context.step("first", publish(`${input.text} 1`), performer);
      await context.step("second", publish(`${input.text} 2`), performer);
      return tools.create_note(input, context);
    },
  });
  remote.faults.push("ok", "fail after effect");
  remote.isSearchable = false;
  const call = () => notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  expect((await call()).error.code).toBe("outcome_unknown");
  remote.isSearchable = true;
  expect((await call()).status).toBe(200);
  expect(remote.effects.map(({ text }) => text)).toEqual(["a 1", "a 2"]);
  expect(await texts()).toEqual(["a"]);
});

test("two steps with the same name are a bug", async () => {
  const { notes, remote, texts } = await startSteps({
    createNote: (performer) => async (input, context) => {
      await context.step("publish", publish("1"), performer);
      await context.step("publish", publish("1"), performer);
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).status).toBe(500);
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual([]);
});

test("a question after an act is a bug", async () => {
  const { notes, remote, performer, left } = await startSteps();
  const definition = notesDefinition({
    create_note: async (input, context) => {
      const { step, ask } = context;
      await step("publish", publish(input.text), performer);
      await ask({});
      return tools.create_note(input, context);
    },
  });
  const { errors } = definition.surface;
  const { not_found: input_required } = errors;
  if (!input_required) throw new Error("the fixture has no such error");
  const surface = { ...definition.surface, errors: { ...errors, input_required } };
  const other = await startNode(notes, { definition: { ...definition, surface } });
  expect((await other.rest("POST /notes", { text: "a" })).status).toBe(500);
  expect(remote.effects).toHaveLength(1);
  expect(await left()).toEqual({ calls: 1, steps: 1, jobs: 1 }); // its job runs it again; a `Failure` would have ended it
});

test("a read cannot act", async () => {
  const { notes, remote, performer } = await startSteps();
  const { get_statistics } = tools;
  const other = await startNode(notes, {
    definition: notesDefinition({
      get_statistics: async (input, context) => {
        await context.step("publish", publish("a"), performer);
        return get_statistics(input, context);
      },
    }),
  });
  expect((await other.rest("GET /statistics")).status).toBe(500);
  expect(remote.requests).toBe(0);
});

test("a handler cannot swallow the interruption of its run", async () => {
  const { notes, remote, texts } = await startSteps({
    createNote: (performer) => async (input, context) => {
      await context.step("publish", publish(input.text), performer).catch(() => undefined);
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).status).toBe(200);
  expect(remote.effects).toHaveLength(1);
  expect(await texts()).toEqual(["a"]);
});

test("a preview performs no act, and returns its acts on both surfaces", async () => {
  const text = "é".repeat(150);
  const { notes, remote, units, texts, left } = await startSteps();
  const acts = [{ name: "publish", act: { kind: "publish", text } }];
  const rest = await notes.rest("POST /notes", { text }, { preview: true });
  expect(rest).toMatchObject({ status: 200, body: { text, tags: ["predicted"] } });
  expect(rest.headers.get("preview")).toBe("true");
  expect(JSON.parse(rest.headers.get("preview-acts") ?? "")).toEqual([
    { name: "publish", act: { kind: "publish", text: `${"é".repeat(99)}…` } },
  ]);
  const params = { name: "create_note", arguments: { text, pinned: false }, _meta: { "notes/preview": true } };
  const mcp = await notes.rpc("tools/call", params);
  expect(mcp.body._meta).toMatchObject({ "notes/preview": true, "notes/acts": acts });
  expect(mcp.body.structuredContent).toMatchObject({ tags: ["predicted"] });
  expect(mcp.body.content[1]).toEqual({
    type: "text",
    text: `preview: these acts would happen: ${JSON.stringify(acts)}`,
  });
  // This media type is not served by the fast path.
  const sdk = await notes.rpc("tools/call", params, { headers: { "Content-Type": "application/json; charset=utf-8" } });
  const withoutIds = (value: unknown): string => JSON.stringify(value).replaceAll(/nte_[0-9a-f]+/g, "nte");
  expect(withoutIds(sdk.body)).toBe(withoutIds(mcp.body));
  expect(remote.requests).toBe(0);
  expect(await units()).toBe(0);
  expect(await texts()).toEqual([]);
  expect(await left()).toEqual(nothingLeft);
});

test("a local performer acts in the transaction of the call, and a preview lists its acts too", async () => {
  const performer: LocalPerformer<Publish, Effect> = {
    isLocal: true,
    perform: async ({ text }) => ({ id: "local", text }),
  };
  let isBroken = true;
  const { notes, texts, left } = await startSteps({
    createNote: () => async (input, context) => {
      const { id } = await context.step("publish", publish(input.text), performer);
      const note = await tools.create_note({ ...input, tags: [id] }, context);
      if (isBroken) throw new Failure("not_found");
      return note;
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).status).toBe(404);
  expect(await texts()).toEqual([]);
  isBroken = false;
  const preview = await notes.rest("POST /notes", { text: "a" }, { preview: true });
  expect(JSON.parse(preview.headers.get("preview-acts") ?? "")).toEqual([{ name: "publish", act: publish("a") }]);
  expect((await notes.rest("POST /notes", { text: "a" })).body.tags).toEqual(["local"]);
  expect(await left()).toEqual(nothingLeft);
});

test("a look-up of a write runs outside its transaction, once, and its result is stored", async () => {
  const { notes, remote, texts } = await startSteps({
    createNote:
      (performer, { url }) =>
      async (input, context) => {
        const counter = createCounter(url);
        const count = await context.lookup("count", input.text, {
          ...counter,
          store: async (tx, found) => {
            await tx
              .insertInto("sb_settings")
              .values({ name: "count", value: String(found) })
              .execute();
          },
        });
        await context.step("publish", publish(`${input.text} ${count}`), performer);
        return tools.create_note({ ...input, tags: [String(count)] }, context);
      },
  });
  remote.effects.push({ id: "remote_0", text: "a" });
  expect((await notes.rest("POST /notes", { text: "a" })).body.tags).toEqual(["1"]);
  expect(remote.effects.at(-1)?.text).toBe("a 1");
  expect(remote.searches).toBe(1);
  expect(await texts()).toEqual(["a"]);
  const stored = await notes.store.reader
    .selectFrom("sb_settings")
    .select("value")
    .where("name", "=", "count")
    .execute();
  expect(stored).toEqual([{ value: "1" }]);
});

test("time and ids are the same in every run of a call with look-ups, before and after a step", async () => {
  const clock = createTestClock();
  const runs: unknown[][] = [];
  const { notes, remote } = await startSteps({
    clock,
    createNote: (performer) => async (input, context) => {
      const values: unknown[] = [];
      runs.push(values);
      for (const name of ["first", "second", "third"]) {
        values.push(context.now(), context.newId("nte"));
        const request = JSON.stringify(values);
        const perform = async () => {
          clock.advance(5_000);
          return request;
        };
        expect(await context.lookup(name, request, { perform })).toBe(request);
        if (name === "second") await context.step("publish", publish(request), performer);
      }
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).status).toBe(200);
  expect(remote.effects).toHaveLength(1);
  expect(runs).toHaveLength(5); // one for each look-up and step, and the complete one
  const complete = runs.at(-1) ?? [];
  expect(complete).toHaveLength(6);
  for (const values of runs) expect(complete.slice(0, values.length)).toEqual(values);
});

test("a look-up of a read stores its result in a separate transaction", async () => {
  const notes = await startNotes({
    handlers: {
      get_statistics: async (_input, { lookup, db }) => {
        const all = await lookup("all", null, {
          perform: async () => 7,
          store: async (tx, result) => {
            await tx
              .insertInto("sb_settings")
              .values({ name: "all", value: String(result) })
              .execute();
          },
        });
        const rows = await db.selectFrom("sb_settings").select("value").where("name", "=", "all").execute();
        return { counts: { all, pinned: Number(rows[0]?.value) } };
      },
    },
  });
  expect((await notes.call("get_statistics")).body).toEqual({ counts: { all: 7, pinned: 7 } });
});

test("calls that need the network return 503 while the account is not connected, and replay stored responses", async () => {
  const notes = await startNotes();
  const key = { idempotencyKey: "k" };
  const { body } = await notes.rest("POST /notes", { text: "a" }, key);
  await notes.store.writer.updateTable("sb_accounts").set({ status: "expired" }).where("id", "=", "acc_one").execute();
  notes.clock.advance(10_000);
  const failed = { code: "account_disconnected", account_status: "expired", retryable: false };
  expect(await notes.rest("POST /notes", { text: "a" })).toMatchObject({ status: 503, error: failed });
  expect((await notes.call("create_note", { text: "a" }, { preview: true })).error).toMatchObject(failed);
  expect((await notes.rest("POST /notes", { text: "a" }, key)).body).toEqual(body);
  expect((await notes.rest(`POST /notes/${body.id}/tags`, { tag: "x" })).error).toMatchObject(failed);
  expect((await notes.rest(`DELETE /notes/${body.id}/tags/x`)).status).toBe(200);
  expect((await notes.rest("GET /notes")).status).toBe(200);
});

test("acts that hang delay neither reads nor other writes", async () => {
  const { notes, remote } = await startSteps({
    createNote: (performer) => async (input, context) => {
      if (input.pinned) await context.step("publish", publish(input.text), performer);
      return tools.create_note(input, context);
    },
  });
  await notes.store.writer.updateTable("sb_accounts").set({ daily_limits: "{}" }).execute();
  for (let count = 0; count < 4; count += 1) remote.faults.push("wait");
  const hanging = Array.from({ length: 4 }, (_, index) =>
    notes.rest("POST /notes", { text: `h${index}`, pinned: true }),
  );
  await eventually(() => expect(remote.requests).toBe(4));
  expect((await notes.rest("POST /notes", { text: "free" })).status).toBe(200);
  expect((await notes.rest("GET /notes")).body.data).toHaveLength(1);
  remote.release();
  expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("decideAct is called once, even if the act changes what decideAct reads", async () => {
  let decisions = 0;
  const { notes, remote, texts, left } = await startSteps({
    createNote: (performer) => async (input, context) => {
      const receipt = await context.step(
        "publish",
        async () => {
          decisions += 1;
          if (remote.effects.length > 0) throw new Failure("not_found", { detail: "It already exists." });
          return publish(`${input.text} ${decisions}`);
        },
        performer,
      );
      return tools.create_note({ ...input, tags: [receipt.id] }, context);
    },
  });
  const { body, error } = await notes.rest("POST /notes", { text: "a" });
  expect(error).toBeUndefined();
  expect(decisions).toBe(1);
  expect(body.tags).toEqual([remote.effects[0]?.id]);
  expect(remote.effects.map(({ text }) => text)).toEqual(["a 1"]);
  expect(await texts()).toEqual(["a"]);
  expect(await left()).toEqual(nothingLeft);
});

test("a step performs nothing if decideAct returns null", async () => {
  const receipts: unknown[] = [];
  const { notes, remote, texts } = await startSteps({
    createNote: (performer) => async (input, context) => {
      receipts.push(await context.step("publish", async () => null, performer));
      return tools.create_note(input, context);
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" })).error).toBeUndefined();
  expect(receipts).toEqual([null]);
  expect(remote.effects).toEqual([]);
  expect(await texts()).toEqual(["a"]);
});
