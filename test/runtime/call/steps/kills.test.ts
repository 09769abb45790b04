import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Kysely } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openStore, type RuntimeTables, type StepPoint } from "../../../../runtime/index.ts";
import { startRemote, type Fault, type FakeRemote } from "../../../fixtures/steps/remote.ts";
import type { ServeStepsBehavior, ServeStepsOptions } from "../../../fixtures/steps/serve.ts";
import { bundleProgram } from "../../../support/bundle-program.ts";
import { createDatabase } from "../../../support/databases.ts";
import { faultRounds, sampleOnPostgres } from "../../../support/run-all-tests.ts";
import { eventually } from "../../../support/eventually.ts";

const key = "nts_kills_0123456789abcdefghijklmnopqrstuvwx";
let program = "";

beforeAll(async () => void (program = await bundleProgram("steps/serve.ts")));

/** Where a process is killed: at a point of the call, or by the remote network. */
const places = [
  "before started",
  "started",
  "request",
  "effect",
  "before receipt",
  "receipt",
  "before commit",
  "commit",
] as const satisfies readonly (StepPoint | "request" | "effect")[];
type Place = (typeof places)[number];

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly tags?: readonly string[] };
}

/** What the connector does, and where the process is killed. */
type Behavior = Pick<ServeStepsBehavior, "whenMissing"> & { readonly killAt: Place | null };

interface Setup {
  readonly remote: FakeRemote;
  /** Starts a process whose clock is ahead of the clocks of the previous ones. */
  readonly start: (behavior: Behavior) => Promise<Server>;
  readonly notes: () => Promise<readonly string[]>;
  readonly units: () => Promise<number>;
  readonly calls: () => Promise<readonly { readonly state: string; readonly input: string }[]>;
}

interface Server {
  readonly behave: (behavior: Behavior) => Promise<void>;
  /** Returns null if the process dies during the call. */
  readonly create: (text: string, idempotencyKey: string | null) => Promise<Answer | null>;
  readonly kill: () => Promise<void>;
}

async function setUp(): Promise<Setup> {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const remote = await startRemote();
  const children = new Set<ChildProcess>();
  let aheadMs = 0;
  onTestFinished(async () => {
    for (const child of children) child.kill("SIGKILL");
    await remote.close();
    await store.close();
    await database.drop();
  });

  async function start(initial: Behavior): Promise<Server> {
    aheadMs += 120_000; // every lease of an earlier process has expired
    const settings: ServeStepsOptions = { behavior: ownPart(initial), aheadMs, key };
    const args = [program, database.url, remote.url, JSON.stringify(settings)];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    children.add(child);
    const exited = once(child, "exit");
    const nextLine = async (): Promise<string> => String((await once(child.stdout, "data"))[0]).trim();
    const killFromOutside = ({ killAt }: Behavior): void => {
      remote.onRequest = () => void (killAt === "request" && child.kill("SIGKILL"));
      remote.onEffect = () => void (killAt === "effect" && child.kill("SIGKILL"));
    };
    killFromOutside(initial);
    const url = await nextLine();
    return {
      behave: async (behavior) => {
        killFromOutside(behavior);
        const confirmed = nextLine();
        child.stdin.write(`${JSON.stringify(ownPart(behavior))}\n`);
        await confirmed;
      },
      kill: async () => {
        child.kill("SIGKILL");
        await exited;
        children.delete(child);
      },
      create: async (text, idempotencyKey) => {
        const headers = {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          ...(idempotencyKey !== null && { "Idempotency-Key": idempotencyKey }),
        };
        try {
          const response = await fetch(`${url}/v1/notes`, { method: "POST", headers, body: JSON.stringify({ text }) });
          return { status: response.status, body: (await response.json()) as Answer["body"] };
        } catch {
          return null;
        }
      },
    };
  }

  const db = store.reader as unknown as Kysely<RuntimeTables & { svc_notes: { text: string } }>;
  return {
    remote,
    start,
    notes: async () => (await db.selectFrom("svc_notes").select("text").execute()).map(({ text }) => text),
    units: async () => {
      const rows = await db.selectFrom("sb_usage").select("used").execute();
      return rows.reduce((sum, { used }) => sum + used, 0);
    },
    calls: () => db.selectFrom("sb_calls").select(["state", "input"]).execute(),
  };
}

/** The part of a behavior that the process itself carries out. */
const ownPart = ({ killAt, ...behavior }: Behavior): ServeStepsBehavior => ({
  ...behavior,
  killAt: killAt === "request" || killAt === "effect" ? null : killAt,
});

/** Long, because a loaded machine needs seconds to take over a call. */
const patience = { timeout: 90_000, interval: 20 };

const noCallRuns = async ({ calls }: Setup): Promise<void> =>
  eventually(async () => expect((await calls()).filter(({ state }) => state === "running")).toEqual([]), patience);

/**
 * The status of a repeated call with the same key, by the point of the kill and by whether the network can be searched for
 * acts (`found`) or not (`unknown`).
 */
const expected: Readonly<Record<Place, { readonly found: number; readonly unknown: number }>> = {
  "before started": { found: 200, unknown: 200 },
  started: { found: 503, unknown: 409 },
  request: { found: 200, unknown: 409 },
  effect: { found: 200, unknown: 409 },
  "before receipt": { found: 200, unknown: 409 },
  receipt: { found: 200, unknown: 200 },
  "before commit": { found: 200, unknown: 200 },
  commit: { found: 200, unknown: 200 },
};

test("a process that is killed at any point repeats no act", async () => {
  const setup = await setUp();
  let server = await setup.start({ killAt: null });
  const cases = places.flatMap((killAt) => (["found", "unknown"] as const).map((search) => ({ killAt, search })));
  for (const { killAt, search } of sampleOnPostgres(cases)) {
    const text = `${killAt}; ${search}`;
    const behavior = search === "found" ? { whenMissing: null } : {};
    await server.behave({ ...behavior, killAt });
    expect(await server.create(text, text), text).toBeNull();
    await server.kill();
    server = await setup.start({ ...behavior, killAt: null });
    const again = await repeat(server, text);
    // If a job has already found out that the act has not happened, the repeated call is a new one.
    const statuses = text === "started; found" ? [503, 200] : [expected[killAt][search]];
    expect(statuses, text).toContain(again?.status);
    await noCallRuns(setup);
  }
  await checkEffects(setup);
}, 400_000);

/** Repeats a call until no other process or job runs it. */
const repeat = (server: Server, text: string): Promise<Answer | null> =>
  eventually(async () => {
    const response = await server.create(text, text);
    expect(response?.body.code).not.toBe("call_in_progress");
    return response;
  }, patience);

/** Checks what must be true of every history. */
async function checkEffects(setup: Setup): Promise<void> {
  const notes = await setup.notes();
  const calls = await setup.calls();
  const effects = setup.remote.effects.map(({ text }) => text);
  const unknown = calls.map(({ input }) => (JSON.parse(input) as { text: string }).text);
  expect(new Set(effects).size, "no effect happens twice").toBe(effects.length);
  expect(effects, "every completed call has its effect").toEqual(expect.arrayContaining([...notes]));
  expect([...notes, ...unknown], "every effect is known or recorded as unknown").toEqual(
    expect.arrayContaining(effects),
  );
  expect(new Set(notes).size, "no call completes twice").toBe(notes.length);
  expect(calls.every(({ state }) => state === "unknown")).toBe(true);
  expect(await setup.units(), "each effect or unknown act has used one unit").toBe(notes.length + unknown.length);
}

test(
  `${faultRounds} rounds with random faults and kills: no act is repeated or forgotten`,
  async () => {
    const setup = await setUp();
    const { remote } = setup;
    const random = createRandom(20_261_122);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const faults: readonly Fault[] = ["ok", "ok", "refuse", "fail", "fail after effect", "drop after effect"];
    let server = await setup.start({ killAt: null });
    for (let round = 0; round < faultRounds; round += 1) {
      const text = `round ${round}`;
      const whenMissing = pick([null, "unknown", undefined] as const);
      const behavior = whenMissing === undefined ? {} : { whenMissing };
      const idempotencyKey = pick([text, null]);
      await server.behave({ ...behavior, killAt: pick([...places, null]) });
      remote.faults.splice(0, Infinity, pick(faults));
      const first = await server.create(text, idempotencyKey);
      remote.faults.length = 0;
      if (first?.status === 200) expect(await setup.notes()).toContain(text);
      await server.kill();
      server = await setup.start({ ...behavior, killAt: null });
      if (idempotencyKey !== null) {
        const again = await repeat(server, text);
        const label = `${text}: ${JSON.stringify({ first, again })}`;
        if (first?.status === 200) expect(again, label).toEqual(first);
        else expect([200, 503, 409], label).toContain(again?.status);
        if (again?.status === 409) expect(again.body.code, label).toBe("outcome_unknown");
        if (again?.status === 200) expect(await setup.notes(), label).toContain(text);
      }
      await noCallRuns(setup);
    }
    await checkEffects(setup);
  },
  60_000 + faultRounds * 10_000,
);

/** Creates a reproducible source of random numbers (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
