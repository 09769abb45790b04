import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openStore, type StepPoint, type Store } from "../../../../runtime/index.ts";
import type { ServeRemoteOptions } from "../../../fixtures/remote-network/service/serve.ts";
import { bundleProgram } from "../../../support/bundle-program.ts";
import { createDatabase } from "../../../support/databases.ts";
import { startRemoteNetwork, type RemoteNetwork } from "../../../support/remote-network.ts";
import { faultRounds, sampleOnPostgres } from "../../../support/run-all-tests.ts";
import { eventually } from "../../../support/eventually.ts";

const key = "swb_kills_0123456789abcdefghijklmnopqrstuvwx";
/** Longer than a lease, and than the time after which a request can no longer have an effect. */
const restartMs = 120_000;
let program = "";

beforeAll(async () => void (program = await bundleProgram("remote-network/service/serve.ts")));

const points = [
  "before started",
  "started",
  "before receipt",
  "receipt",
  "before commit",
  "commit",
] as const satisfies readonly StepPoint[];
/**
 * Where a process is killed: at a point of the call, or while the network handles the request, before or after its
 * effect.
 */
const places = [...points, "request", "lost request", "effect"] as const;
type Place = (typeof places)[number];

const faults = {
  none: null,
  "500 before": { kind: "status", at: "before" },
  "500 after": { kind: "status", at: "after" },
  "closed before": { kind: "close", at: "before" },
  "closed after": { kind: "close", at: "after" },
  malformed: { kind: "malformed", at: "after" },
  "timed out": { kind: "hang", at: "after" },
} as const;
type FaultName = keyof typeof faults;

interface Answer {
  readonly status: number;
  readonly body: any;
}

interface Server {
  /** Returns null if the process dies during the call. */
  readonly call: (route: string, body: object, idempotencyKey: string | null) => Promise<Answer | null>;
  readonly killAt: (point: StepPoint | null) => Promise<void>;
  readonly kill: () => Promise<void>;
}

interface Setup {
  readonly remote: RemoteNetwork;
  readonly store: Store;
  /** Starts a process whose clock is ahead of the clocks of the previous ones. */
  readonly start: () => Promise<Server>;
  /** Calls without their text: each test adds a text that identifies the effect. */
  readonly routes: readonly { readonly route: string; readonly body: object }[];
}

async function setUp(): Promise<Setup> {
  const database = await createDatabase();
  const store = await openStore(database.url);
  const remote = await startRemoteNetwork({ now: Date.now() });
  const children = new Set<ChildProcess>();
  let aheadMs = 0;
  onTestFinished(async () => {
    for (const child of children) child.kill("SIGKILL");
    await remote.stop();
    await store.close();
    await database.drop();
  });
  const [connection] = (await remote.call("GET", "/v2/connections")).body.elements as any[];
  const [conversation] = (await remote.call("GET", "/v2/conversations")).body.elements as any[];
  const [post] = (await remote.call("GET", "/v2/feed")).body.elements as any[];
  const number = (urn: string): string => urn.split(":").at(-1) ?? "";

  async function start(): Promise<Server> {
    aheadMs += restartMs;
    await remote.setTime(Date.now() + aheadMs);
    const config = { url: remote.url, token: remote.token, requestTimeoutMs: 1_500, skewMs: 30_000, settleMs: 60_000 };
    const options: ServeRemoteOptions = { config, aheadMs, key };
    const args = [program, database.url, JSON.stringify(options)];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    children.add(child);
    const exited = once(child, "exit");
    const nextLine = async (): Promise<string> => String((await once(child.stdout, "data"))[0]).trim();
    const url = await nextLine();
    return {
      killAt: async (point) => {
        const confirmed = nextLine();
        child.stdin.write(`${point ?? ""}\n`);
        await confirmed;
      },
      kill: async () => {
        child.kill("SIGKILL");
        await exited;
        children.delete(child);
      },
      call: async (route, body, idempotencyKey) => {
        const headers = {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          ...(idempotencyKey !== null && { "Idempotency-Key": idempotencyKey }),
        };
        try {
          const response = await fetch(`${url}/api/v1${route}`, {
            method: "POST",
            headers,
            body: JSON.stringify(body),
          });
          return { status: response.status, body: await response.json() };
        } catch {
          return null;
        }
      },
    };
  }
  return {
    remote,
    store,
    start,
    routes: [
      { route: "/messages", body: { profile_id: `prf_rn_${number(connection.member.urn)}` } },
      { route: "/messages", body: { conversation_id: `cnv_rn_${number(conversation.urn)}` } },
      { route: "/posts", body: {} },
      { route: `/posts/pst_rn_${number(post.urn)}/comments`, body: {} },
    ],
  };
}

/** Makes one call with a fault, kills the process at a place, and starts another one. */
async function attempt(
  { remote, start }: Setup,
  server: Server,
  {
    place,
    fault,
    call,
  }: { readonly place: Place | null; readonly fault: FaultName; readonly call: () => Promise<Answer | null> },
): Promise<{ readonly server: Server; readonly answer: Answer | null }> {
  const point = points.find((one) => one === place) ?? null;
  await server.killAt(point);
  const isOutside = place !== null && point === null;
  const at = place === "effect" ? "after" : "before";
  const pause = isOutside ? await remote.fault({ kind: "pause", at, method: "POST" }) : null;
  const description = faults[fault];
  if (!pause && description) await remote.fault({ ...description, method: "POST" });
  const response = call();
  if (pause) {
    await pause.reached();
    await server.kill();
    await pause.release(place === "lost request" ? "close" : "continue");
  }
  const answer = await response;
  await server.kill();
  await remote.clearFaults();
  return { server: await start(), answer };
}

/** Repeats a call until its response is final. Earlier ones may report that it is in progress or had no effect. */
async function repeat(call: () => Promise<Answer | null>): Promise<Answer> {
  return eventually(
    async () => {
      const answer = await call();
      if (!answer) throw new Error("the process has died");
      expect(["call_in_progress", "network_unavailable"]).not.toContain(answer.body.code);
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
}

const textOf = ({ data }: { readonly data: any }): string => data.text ?? data.commentary;

/** Checks what must be true of every history after all calls have ended. */
async function checkHistory(
  setup: Setup,
  texts: { readonly all: ReadonlySet<string>; readonly acknowledged: ReadonlySet<string> },
) {
  const { remote, store } = setup;
  const open = () => store.reader.selectFrom("sb_calls").select(["state", "input"]).execute();
  await eventually(async () => expect(await open()).toEqual([]), { timeout: 30_000, interval: 50 });
  expect(await store.reader.selectFrom("sb_steps").select("name").execute()).toEqual([]);
  const effects = (await remote.effects({ via: "api" })).map(textOf).filter((text) => texts.all.has(text));
  expect(new Set(effects).size, "no effect happens twice").toBe(effects.length);
  for (const text of texts.acknowledged) expect(effects, "no acknowledged effect is missing").toContain(text);
  const usage = await store.reader.selectFrom("sb_usage").select("used").execute();
  const units = usage.reduce((sum, { used }) => sum + used, 0);
  expect(units, "each effect has used one unit").toBe(effects.length);
}

test("a process that is killed at any point repeats no act, and a repeated call returns its response", async () => {
  const setup = await setUp();
  const all = new Set<string>();
  const acknowledged = new Set<string>();
  let server = await setup.start();
  for (const place of sampleOnPostgres(places)) {
    const text = `killed at ${place}`;
    all.add(text);
    const body = { profile_id: (setup.routes[0]?.body as any).profile_id, text };
    const first = await attempt(setup, server, {
      place,
      fault: "none",
      call: () => server.call("/messages", body, text),
    });
    server = first.server;
    expect(first.answer, text).toBeNull();
    const again = await repeat(() => server.call("/messages", body, text));
    expect(again.status, text).toBe(200);
    acknowledged.add(text);
    expect((await server.call("/messages", body, text))?.body, text).toEqual(again.body);
  }
  await checkHistory(setup, { all, acknowledged });
  expect((await setup.remote.effects({ kind: "message.sent" })).map(textOf)).toEqual([...all]);
}, 120_000);

test(
  `${faultRounds} rounds with random acts, faults and kills: no act is repeated or forgotten`,
  async () => {
    const setup = await setUp();
    const random = createRandom(20_261_122);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const all = new Set<string>();
    const acknowledged = new Set<string>();
    let server = await setup.start();
    for (let round = 0; round < faultRounds; round += 1) {
      const text = `round ${round}`;
      all.add(text);
      const { route, body } = pick(setup.routes);
      const idempotencyKey = pick([text, text, null]);
      const place = pick([...places, null, null, null, null]);
      const fault = pick(Object.keys(faults) as FaultName[]);
      const call = () => server.call(route, { ...body, text }, idempotencyKey);
      const label = `${text}: ${route}, ${place ?? "no kill"}, ${fault}`;
      const first = await attempt(setup, server, { place, fault, call });
      server = first.server;
      const { answer } = first;
      if (answer?.status === 200 || answer?.status === 201) acknowledged.add(text);
      else if (answer) expect(["outcome_unknown", "network_unavailable"], label).toContain(answer.body.code);
      if (idempotencyKey === null) continue;
      const again = await repeat(call);
      expect(again.status, `${label}: ${JSON.stringify(again.body)}`).toBeLessThan(300);
      if (answer && answer.status < 300) expect(again.body, label).toEqual(answer.body);
      acknowledged.add(text);
    }
    await server.kill();
    await setup.start(); // its clock is ahead, so that every open outcome is resolved
    await checkHistory(setup, { all, acknowledged });
  },
  120_000 + faultRounds * 8_000,
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
