import type { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import type { NetTables } from "../../handlers/network/mirror/tables/net-tables.ts";
import type { SchedulingTables } from "../../handlers/service/scheduling/tables.ts";
import { openStore, type RuntimeTables, type Store } from "../../runtime/index.ts";
import { createClient } from "../support/client.ts";
import { startPostgres } from "../support/postgres.ts";
import { createPlace, runProgram, startProgram, type Place, type RunningProgram } from "../support/program.ts";

const messages = 20;
const maxDelayMs = 5_000;
const hourMs = 3_600_000;

interface Item {
  readonly text: string;
  readonly status: string;
  readonly send_at: string;
  readonly ended_at: string;
}

const cases = [
  { kind: "sqlite", nodes: 1 },
  { kind: "postgres", nodes: 2 },
] as const;

test.each(cases)(
  "$nodes nodes on $kind send scheduled messages once, within 5 seconds of their time, even after a restart",
  async ({ kind, nodes }) => {
    const place = await createPlaceOn(kind);
    const start = (): Promise<RunningProgram[]> =>
      Promise.all(Array.from({ length: nodes }, () => startProgram(place)));
    const kill = async (node: RunningProgram): Promise<unknown> => {
      node.signal("SIGKILL");
      return node.finished;
    };
    const running = await start();
    const made = await runProgram(place, ["keys", "create", "--plan", "high_volume", "--json"]);
    const { key } = JSON.parse(made.stdout) as { key: string };
    const clientOf = ([node]: readonly RunningProgram[]) => createClient(node?.url ?? "", surface.service, key);
    const schedule = async (text: string, sendAt: number) => {
      const input = { profile_id: "prf_demo_0002", text, send_at: new Date(sendAt).toISOString() };
      expect((await clientOf(running).call("schedule_message", input)).error).toBeUndefined();
    };
    const list = async (nodesNow: readonly RunningProgram[], status: string): Promise<Item[]> =>
      (await clientOf(nodesNow).call("list_scheduled_messages", { status, limit: 100 })).body.data;

    const dueAt = Date.now() + 3_000;
    const texts = Array.from({ length: messages }, (_, at) => `Scheduled ${String(at).padStart(2, "0")}`);
    for (const text of texts) await schedule(text, dueAt);
    await schedule("Scheduled, late", dueAt + hourMs);
    await schedule("Scheduled, too late", dueAt + hourMs);
    await expect.poll(() => list(running, "sent")).toHaveLength(messages);
    for (const { ended_at, send_at } of await list(running, "sent")) {
      expect(Date.parse(ended_at)).toBeGreaterThanOrEqual(Date.parse(send_at));
      expect(Date.parse(ended_at) - Date.parse(send_at)).toBeLessThan(maxDelayMs);
    }

    await Promise.all(running.map(kill));
    await inStore(place, async (store) => {
      await moveDueTime(store, "Scheduled, late", Date.now() - hourMs / 2);
      await moveDueTime(store, "Scheduled, too late", Date.now() - 2 * hourMs);
    });
    const restarted = await start();
    await expect.poll(() => list(restarted, "sent")).toHaveLength(messages + 1);
    await expect.poll(() => list(restarted, "missed")).toMatchObject([{ text: "Scheduled, too late" }]);
    for (const one of restarted) expect((await one.stop()).code).toBe(0);
    await inStore(place, async (store) => {
      const network: Kysely<NetTables> = store.reader as never; // one database contains the tables of all modules
      const rows = await network
        .selectFrom("net_messages")
        .select("text")
        .where("text", "like", "Scheduled%")
        .execute();
      expect(rows.map(({ text }) => text).sort()).toEqual([...texts, "Scheduled, late"].sort());
    });
    const { stdout } = await runProgram(place, ["events", "list", "--type", "schedule.missed", "--json"]);
    expect(JSON.parse(stdout)).toHaveLength(1);
  },
  120_000,
);

async function createPlaceOn(kind: "sqlite" | "postgres"): Promise<Place> {
  const settings = { SWITCHBOARD_DEMO_MEMBERS: "60" };
  if (kind === "sqlite") return createPlace(settings);
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return createPlace({ ...settings, DATABASE_URL: await postgres.createDatabase("schedules") });
}

async function inStore(place: Place, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(place.env["DATABASE_URL"] ?? "");
  await work(store);
  await store.close();
}

/** Changes when a message was due, as if the nodes had been stopped since then. */
async function moveDueTime(store: Store, text: string, dueAt: number): Promise<void> {
  const db: Kysely<RuntimeTables & SchedulingTables> = store.writer; // one database contains the tables of all modules
  const { id } = await db
    .updateTable("svc_scheduled_messages")
    .set({ due_at: dueAt })
    .where("text", "=", text)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("sb_jobs").set({ due_at: dueAt }).where("unique_key", "=", id).execute();
}
