import { execFileSync } from "node:child_process";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { createClient } from "../support/client.ts";
import { createSeededPlace, startProgram } from "../support/program.ts";
import { eventually } from "../support/eventually.ts";

const key = "swb_a-key-that-the-operator-chose";

/** Sets the maximum size of the files that a process writes: each write beyond it fails with EFBIG. */
const limitFiles = (pid: number, bytes: number | "unlimited"): void =>
  void execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);

test("while the disk rejects writes, they fail with 503 and leave no trace, reads continue, and readiness recovers by itself", async () => {
  const place = createSeededPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key });
  const server = await startProgram(place);
  const client = createClient(server.url, surface.service, key);
  const file = new Database(`${place.folder}/store.db`, { readonly: true });
  onTestFinished(() => void file.close());
  const count = (table: string) => file.prepare(`select count(*) from ${table}`).pluck().get();
  const ready = async () => {
    const response = await fetch(`${server.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  const message = { profile_id: "prf_demo_0002", text: "Sent once" };
  const before = [count("net_messages"), count("sb_idempotency")];
  expect(await ready()).toEqual({ status: 200, body: { status: "ok" } });

  limitFiles(server.pid, 1);
  const reason = "The disk of the store reports an error.";
  const expected = { code: "store_unavailable", detail: reason, retryable: true, retry_after_seconds: 5 };
  const overRest = await client.rest("POST /messages", message, { idempotencyKey: "once" });
  expect(overRest).toMatchObject({ status: 503, error: expected });
  expect(overRest.headers.get("retry-after")).toBe("5");
  expect((await client.call("send_message", message)).error).toMatchObject({ ...expected, status: 503 });
  expect((await client.rest("GET /account")).status).toBe(200);
  expect((await client.rest("GET /conversations")).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  for (let polls = 0; polls < 5; polls += 1) expect(await ready()).toEqual({ status: 503, body: { status: reason } });
  expect([count("net_messages"), count("sb_idempotency")]).toEqual(before);

  limitFiles(server.pid, "unlimited");
  await eventually(async () => expect((await ready()).status).toBe(200));
  const sent = await client.rest("POST /messages", message, { idempotencyKey: "once" });
  expect(sent.status).toBe(200);
  expect(sent.headers.get("idempotency-replayed")).toBeNull();
  expect(count("net_messages")).toBe(Number(before[0]) + 1);
  expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
  expect((await server.stop()).code).toBe(0);
});
