import { expect, onTestFinished, test } from "vitest";
import type { Kysely } from "kysely";
import { surface } from "../../generated/surface.ts";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import { openStore } from "../../runtime/index.ts";
import { createClient, type Answer, type TestClient } from "../support/client.ts";
import { startPostgres } from "../support/postgres.ts";
import { createPlace, createSeededPlace, runProgram, startProgram, type Place } from "../support/program.ts";

const callCount = 120;
/** Few enough that some calls are unsent when the first responses arrive. */
const atOnce = 40;
const killAfter = 30;

async function placeOn(kind: "sqlite" | "postgres"): Promise<Place> {
  if (kind === "sqlite") return createSeededPlace();
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return createPlace({ DATABASE_URL: await postgres.createDatabase("crash") });
}

/** Sends message `number`, with its own idempotency key, over REST or MCP. */
function send(client: TestClient, number: number, surfaceName: "rest" | "mcp"): Promise<Answer> {
  const recipient = `prf_demo_${String(2 + (number % 29)).padStart(4, "0")}`;
  const input = { profile_id: recipient, text: `Crash test ${number}` };
  const idempotencyKey = `crash-${number}`;
  return surfaceName === "rest"
    ? client.rest("POST /messages", input, { idempotencyKey })
    : client.call("send_message", input, { idempotencyKey });
}

/** Repeats a call that is still in progress: the database may not have ended the call of the killed process yet. */
async function sendUntilDone(...args: Parameters<typeof send>): Promise<Answer> {
  const response = await send(...args);
  return response.error?.code === "call_in_progress" ? sendUntilDone(...args) : response;
}

async function messagesUsed(client: TestClient): Promise<number> {
  const { body } = await client.rpc("resources/read", { uri: "switchboard://account/usage" });
  const { categories } = JSON.parse(body.contents[0].text) as { categories: { category: string; used: number }[] };
  return categories.find(({ category }) => category === "message")?.used ?? Number.NaN;
}

/** Counts the stored copies of each message of this test. */
async function countStored({ env }: Place): Promise<ReadonlyMap<string, number>> {
  const store = await openStore(env["DATABASE_URL"] ?? "");
  const network = store.reader as unknown as Kysely<NetTables>;
  const rows = await network.selectFrom("net_messages").select("text").where("text", "like", "Crash test %").execute();
  await store.close();
  const counts = new Map<string, number>();
  for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

test.each(["sqlite", "postgres"] as const)(
  "killing the process during 120 calls, 40 at a time, loses and duplicates nothing when all are repeated, on %s",
  async (kind) => {
    const place = await placeOn(kind);
    const killed = await startProgram(place);
    const made = await runProgram(place, ["keys", "create", "--scopes", "core", "--plan", "high_volume", "--json"]);
    const { key } = JSON.parse(made.stdout) as { key: string };
    const numbers = Array.from({ length: callCount }, (_, number) => number);
    const surfaceOf = (number: number) => (number % 2 === 0 ? "rest" : "mcp");

    const first = createClient(killed.url, surface.service, key);
    const usedBefore = await messagesUsed(first);
    const acknowledged = new Map<number, unknown>();
    const queue = numbers.values();
    const keepSending = async (): Promise<void> => {
      for (const number of queue) {
        const { body } = await send(first, number, surfaceOf(number));
        acknowledged.set(number, body);
        if (acknowledged.size === killAfter) killed.signal("SIGKILL");
      }
    };
    await Promise.allSettled(Array.from({ length: atOnce }, keepSending));
    expect((await killed.finished).code).toBeNull();
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.size).toBeLessThan(callCount);

    const restarted = await startProgram(place);
    const second = createClient(restarted.url, surface.service, key);
    const swapped = (number: number) => (number % 2 === 0 ? "mcp" : "rest");
    const responses = await Promise.all(numbers.map((number) => sendUntilDone(second, number, swapped(number))));
    for (const [number, { body, error, headers }] of responses.entries()) {
      expect(error).toBeUndefined();
      expect(body).toMatchObject({ text: `Crash test ${number}` });
      if (!acknowledged.has(number)) continue;
      expect(body).toEqual(acknowledged.get(number));
      if (swapped(number) === "rest") expect(headers.get("Idempotency-Replayed")).toBe("true");
    }
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(callCount);
    expect((await messagesUsed(second)) - usedBefore).toBe(callCount);
    expect((await restarted.stop()).code).toBe(0);
    expect(await countStored(place)).toEqual(new Map(numbers.map((number) => [`Crash test ${number}`, 1])));
  },
);
