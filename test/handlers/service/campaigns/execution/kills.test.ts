import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeAll, expect, test } from "vitest";
import type { StepPoint } from "../../../../../runtime/index.ts";
import type { CampaignPoint } from "../../../../../handlers/service/campaigns/execution/campaign-job.ts";
import type { WorkOptions } from "../../../../fixtures/campaigns/work.ts";
import { bundleProgram } from "../../../../support/bundle-program.ts";
import { createDraft, launch, readProgress } from "../../../../support/campaigns.ts";
import { storeKind } from "../../../../support/databases.ts";
import { faultRounds, runsAllTests } from "../../../../support/run-all-tests.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { startRemote } from "../../../../support/start-remote.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

const minuteMs = 60_000;
let program = "";

beforeAll(async () => void (program = await bundleProgram("campaigns/work.ts")));

/** Points of a step at which a process is killed. Short runs use only some of them. */
const points: readonly CampaignPoint[] = ["called", "claimed", "prepared", "recorded"];
const remotePoints: readonly StepPoint[] = ["before started", "started", "before receipt", "receipt", "commit"];

/** Working hours are always open, so that no clock advances beyond the time for which responses are stored. */
const schedule = {
  timezone: "UTC",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  start: "00:00",
  end: "23:59",
};
const steps = [
  { kind: "message", variants: [{ text: "First message to {{name}}" }] },
  { kind: "message", variants: [{ text: "Second message to {{name}}" }] },
];

interface Setup {
  readonly service: TestService;
  readonly campaignId: string;
  readonly remote: WorkOptions["remote"];
  /** Moves the clock of the remote network. */
  readonly setTime: (ms: number) => Promise<void>;
  /** The texts that the members have received. */
  readonly received: () => Promise<readonly string[]>;
}

async function startEmbedded(): Promise<Setup> {
  const service = await startService();
  const received = async () => {
    const rows = await service.store.writer
      .selectFrom("net_messages" as never)
      .select("text" as never)
      .execute();
    return (rows as { text: string }[]).map(({ text }) => text).filter(isOurs);
  };
  return {
    service,
    campaignId: await launchToConnections(service),
    remote: null,
    setTime: async () => undefined,
    received,
  };
}

async function startOnRemote(): Promise<Setup> {
  const timeouts = { settleMs: minuteMs, requestTimeoutMs: 2_000 };
  const service = await startRemote({ config: timeouts });
  const { remote } = service;
  const received = async () => {
    const effects = await remote.effects({ kind: "message.sent" });
    return effects.map(({ data }) => data.text as string).filter(isOurs);
  };
  const { url, token } = remote;
  let latest = 0; // of the times that the processes report
  const settings = { url, token, ...timeouts };
  return {
    service,
    campaignId: await launchToConnections(service),
    remote: settings,
    setTime: async (ms) => {
      latest = Math.max(latest, ms);
      await remote.setTime(latest);
    },
    received,
  };
}

const isOurs = (text: string): boolean => /^(First|Second) message to /.test(text);

/** Launches a campaign that writes twice to connections. */
async function launchToConnections(service: TestService): Promise<string> {
  await service.call("manage_outreach_settings", {
    action: "update",
    weekend: true,
    delay_seconds: { min: 5, max: 6 },
  });
  const { data } = (await service.call("get_connections", { limit: 40 })).body;
  const id = await createDraft(service, { steps, schedule, lead_list_id: undefined });
  const profile_ids = data.map((one: { profile: { id: string } }) => one.profile.id);
  await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids });
  const { body, error } = await launch(service, id);
  expect({ status: body?.status, error }).toEqual({ status: "running", error: undefined });
  return id;
}

/** Runs a process until it has killed itself, or nothing is left to do. Returns whether it was killed. */
async function work({ service, remote, setTime }: Setup, killAt: WorkOptions["killAt"]): Promise<boolean> {
  const { startMs } = await serviceTablesOf(service)
    .selectFrom("sb_jobs")
    .select((select) => select.fn.max("due_at").as("startMs"))
    .where("claimed_at", "is not", null)
    .executeTakeFirstOrThrow();
  const options: WorkOptions = { startMs: Math.max(service.clock(), (startMs ?? 0) + 1), killAt, remote };
  await setTime(options.startMs);
  const child = spawn(process.execPath, [program, service.databaseUrl, JSON.stringify(options)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.on("error", () => undefined); // of a killed process
  child.stdout.on("data", (line: Buffer) => void setTime(Number(line)).then(() => child.stdin.write("\n")));
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  expect(code ?? signal).toBe(signal === null ? 0 : "SIGKILL");
  return signal !== null;
}

/** Checks that every lead got each text once, or that its sequence failed because the outcome is unknown. */
async function check({ service, campaignId, received }: Setup): Promise<{ unknown: number }> {
  const texts = await received();
  expect(
    texts.filter((text, at) => texts.indexOf(text) !== at),
    "no text twice",
  ).toEqual([]);
  const progress = await readProgress(service, campaignId);
  const unfinished = progress.filter(({ status }) => status === "claimed" || status === "planned");
  expect(unfinished, "no step is lost").toEqual([]);
  const sent = progress.filter(({ kind, status }) => kind === "message" && status === "done").length;
  const unknown = progress.filter(({ status, reason }) => status === "failed" && reason?.includes("unknown")).length;
  expect(progress.filter(({ status }) => status === "failed").length, "only unknown steps fail").toBe(unknown);
  expect(texts.length).toBeGreaterThanOrEqual(sent);
  expect(texts.length).toBeLessThanOrEqual(sent + unknown);
  for (const { stage, end_reason } of progress)
    expect(stage === "completed" || (stage === "failed" && end_reason?.includes("unknown"))).toBe(true);
  const { body } = await service.call("get_campaign", { campaign_id: campaignId });
  expect(body.status).toBe("completed");
  return { unknown };
}

const cases = [
  { network: "embedded", start: startEmbedded, places: points },
  { network: "remote", start: startOnRemote, places: [...points, ...remotePoints] },
];
/** The complete run tests every point, short runs only some of them. */
const everyNth = runsAllTests ? 1 : storeKind() === "sqlite" ? 3 : 4;

test.each(cases)(
  "killed processes send no text of a campaign twice: $network network",
  async ({ start, places }) => {
    const setup = await start();
    const chosen = places.filter((_, at) => at % everyNth === 0);
    for (const [at, point] of chosen.entries()) await work(setup, { point, count: 1 + (at % 3) });
    expect(await work(setup, null)).toBe(false);
    await check(setup);
  },
  180_000,
);

/** The number of kills in the complete run, distributed over several campaigns. */
const rounds = faultRounds;
const killsPerCampaign = 20;

test.each(runsAllTests ? cases : [])(
  `${rounds} kills of two workers at random points: $network network`,
  async ({ start, places }) => {
    const random = createRandom(20_261_122);
    const pick = (): WorkOptions["killAt"] => ({
      point: places[Math.floor(random() * places.length)] ?? "claimed",
      count: 1 + Math.floor(random() * 3),
    });
    let unknown = 0;
    for (let killed = 0; killed < rounds;) {
      const setup = await start();
      for (let kills = 0; kills < killsPerCampaign;) {
        const ends = await Promise.all([work(setup, pick()), work(setup, pick())]);
        kills += ends.filter(Boolean).length;
        killed += ends.filter(Boolean).length;
        if (ends.includes(false)) break;
      }
      await work(setup, null);
      unknown += (await check(setup)).unknown;
    }
    expect(unknown, "most outcomes are found").toBeLessThan(rounds / 2);
  },
  3_600_000,
);

/** Returns a source of pseudo-random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
