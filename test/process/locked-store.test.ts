import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { createClient } from "../support/client.ts";
import { createSeededPlace, startProgram } from "../support/program.ts";
import { eventually } from "../support/eventually.ts";

const key = "swb_a-key-that-the-operator-chose";

/** Returns the result of a request and its duration in milliseconds. */
async function timed<Result>(request: Promise<Result>): Promise<readonly [result: Result, ms: number]> {
  const startedAt = performance.now();
  return [await request, performance.now() - startedAt];
}

test("while another process locks the SQLite file, writes wait and then fail with 503, and everything else responds", async () => {
  const place = createSeededPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key });
  const server = await startProgram(place);
  const client = createClient(server.url, surface.service, key);
  const other = new Database(`${place.folder}/store.db`);
  onTestFinished(() => void other.close());
  const send = (text: string) => client.rest("POST /messages", { profile_id: "prf_demo_0002", text });

  // A lock that is released in time only delays the call.
  other.exec("begin immediate");
  const delayed = send("Delayed");
  expect((await client.rest("GET /account")).status).toBe(200);
  other.exec("commit");
  expect((await delayed).status).toBe(200);

  other.exec("begin immediate");
  const overRest = timed(send("Over REST"));
  const overMcp = timed(client.call("send_message", { profile_id: "prf_demo_0002", text: "Over MCP" }));
  let slowest = 0;
  for (let count = 0; count < 50; count += 1) {
    const [health, healthMs] = await timed(fetch(`${server.url}/healthz`));
    const [profile, readMs] = await timed(client.rest("GET /account"));
    expect([health.status, profile.status]).toEqual([200, 200]);
    slowest = Math.max(slowest, healthMs, readMs);
  }
  expect(slowest).toBeLessThan(1_000);
  const expected = { code: "store_unavailable", status: 503, retryable: true, retry_after_seconds: 5 };
  for (const [{ error, headers, status }, ms] of await Promise.all([overRest, overMcp])) {
    expect(error).toMatchObject({ ...expected, detail: "Another process has locked the store." });
    expect({ status, retryAfter: headers.get("retry-after") }).toEqual(
      status === 503 ? { status, retryAfter: "5" } : { status: 200, retryAfter: null },
    );
    expect(ms).toBeGreaterThan(4_500);
    expect(ms).toBeLessThan(9_000);
  }
  const unready = await fetch(`${server.url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.json()).toEqual({ status: "Another process has locked the store." });

  other.exec("commit");
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200));
  expect((await send("Afterwards")).status).toBe(200);
  const texts = other.prepare("select text from net_messages order by rowid desc limit 2").pluck().all();
  expect(texts).toEqual(["Afterwards", "Delayed"]);
  expect((await server.stop()).code).toBe(0);
});
