import { expect, test } from "vitest";
import type { Store } from "../../../runtime/index.ts";
import { memoryLog } from "../../support/memory-log.ts";
import { startNode, startNotes } from "../../support/start-notes.ts";

test("every call writes one audit row; the row of a write commits with its effect", async () => {
  const notes = await startNotes();
  const written = await notes.rest("POST /notes", { text: "x" }, { headers: { "X-Request-Id": "req-from-client" } });
  expect(written.headers.get("x-request-id")).toBe("req-from-client");
  const at = () => notes.store.reader.selectFrom("sb_audit").selectAll().orderBy("seq").execute();
  expect(await at()).toMatchObject([
    {
      tool: "create_note",
      outcome: "ok",
      surface: "rest",
      request_id: "req-from-client",
      account_id: "acc_one",
      status: 200,
    },
  ]);
  await notes.call("get_note", { note_id: "nte_none" });
  await notes.rest("POST /notes", {});
  await notes.service.audit.flush();
  const rows = (await at()).slice(1);
  expect(rows).toMatchObject([
    { tool: "get_note", outcome: "not_found", surface: "mcp", status: 404 },
    { tool: "create_note", outcome: "invalid_arguments", surface: "rest", status: 400 },
  ]);
});

test("the audit row of a write whose commit fails records the failure", async () => {
  const notes = await startNotes();
  const transaction: Store["transaction"] = (work, options) =>
    notes.store.transaction(async (tx) => {
      const result = await work(tx);
      if (options?.isRelaxed === true) return result; // records of completed calls
      throw new Error("the disk is full");
    });
  const node = await startNode(notes, { store: { ...notes.store, transaction } });
  expect((await node.rest("POST /notes", { text: "x" })).status).toBe(500);
  await node.service.audit.flush();
  const rows = await notes.store.reader.selectFrom("sb_audit").select(["tool", "outcome", "status"]).execute();
  expect(rows).toEqual([{ tool: "create_note", outcome: "internal_error", status: 500 }]);
});

test("audit rows of a failed batch are written by the next one, in order", async () => {
  const notes = await startNotes();
  let isReachable = false;
  const insertRows: Store["insertRows"] = async (...batch) => {
    if (!isReachable) throw new Error("the store cannot be reached");
    await notes.store.insertRows(...batch);
  };
  const node = await startNode(notes, { store: { ...notes.store, insertRows } });
  await node.rest("GET /notes");
  await expect(node.service.audit.flush()).rejects.toThrow("cannot be reached");
  await node.rest("GET /notes/nte_none");
  isReachable = true;
  await node.service.audit.flush();
  const rows = await notes.store.reader.selectFrom("sb_audit").select(["tool", "outcome"]).orderBy("seq").execute();
  expect(rows).toEqual([
    { tool: "list_notes", outcome: "ok" },
    { tool: "get_note", outcome: "not_found" },
  ]);
});

test("the durations on /metrics match those of the log: count, sum and buckets", async () => {
  const { log, text } = memoryLog();
  const notes = await startNotes({ log });
  for (const call of ["GET /notes", "GET /notes?limit=0", "GET /notes?limit=50"]) await notes.rest(call);
  const logged = text()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string; duration_ms: number })
    .filter(({ msg }) => msg === "call")
    .map(({ duration_ms }) => duration_ms / 1000);
  const metrics = await (await fetch(`${notes.url}/metrics`)).text();
  const durations = [...metrics.matchAll(/^switchboard_call_duration_seconds_(\w+)\{(.*)\} (\S+)$/gm)].map(
    ([, part, labels = "", value]) => ({ part, labels, value: Number(value) }),
  );
  const valueOf = (wanted: string) => durations.find(({ part }) => part === wanted)?.value;

  expect(logged).toHaveLength(3);
  expect(Math.min(...logged)).toBeGreaterThan(0);
  expect(valueOf("count")).toBe(3);
  expect(valueOf("sum")).toBeCloseTo(
    logged.reduce((sum, seconds) => sum + seconds),
    12,
  );
  const buckets = durations.filter(({ part }) => part === "bucket");
  expect(buckets.at(-1)).toMatchObject({ labels: 'operation="list_notes",le="+Inf"', value: 3 });
  for (const { labels, value } of buckets) {
    const bound = Number(/le="(.*)"/.exec(labels)?.[1]?.replace("+Inf", "Infinity"));
    expect([bound, value]).toEqual([bound, logged.filter((seconds) => seconds <= bound).length]);
  }
});
