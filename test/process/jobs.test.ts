import { expect, test } from "vitest";
import { createIdSource, openStore, systemClock } from "../../runtime/index.ts";
import { createJobQueue } from "../../runtime/jobs/job-queue.ts";
import { createSeededPlace, launch, runProgram } from "../support/program.ts";

const place = createSeededPlace();

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly due_at: string | null;
}

const list = async (...options: readonly string[]): Promise<Row[]> =>
  JSON.parse((await runProgram(place, ["jobs", "list", "--json", ...options])).stdout) as Row[];

test("work runs recurring jobs until SIGTERM", async () => {
  const { child, finished, shows } = launch(place, ["work", "--concurrency", "2"], {});
  await shows(/running jobs/);
  const hasRun = ({ state, due_at }: Row) => state === "waiting" && Date.parse(due_at ?? "") > Date.now() + 20_000;
  await expect.poll(async () => (await list()).every(hasRun)).toBe(true);
  child.kill("SIGTERM");
  expect((await finished).code).toBe(0);
  const jobs = await list();
  expect(jobs.map(({ kind }) => kind).sort()).toEqual([
    "clean_up",
    "count_filter_values",
    "delete_old_deliveries",
    "delete_old_rows",
    "saved_searches",
    "seal_audit",
  ]);
  expect(jobs.filter((job) => !hasRun(job))).toEqual([]);
});

test("jobs are listed, retried and cancelled by id", async () => {
  const store = await openStore(place.env["DATABASE_URL"] ?? "");
  const queue = createJobQueue(store, systemClock, createIdSource(systemClock));
  await store.transaction((tx) => queue.enqueue(tx, { kind: "unknown", payload: {} }));
  await store.writer.updateTable("sb_jobs").set({ due_at: null, attempts: 10 }).where("kind", "=", "unknown").execute();
  await store.close();
  const [dead] = await list("--dead");
  expect(dead).toMatchObject({ kind: "unknown", state: "dead", due_at: null, attempts: 10 });
  const id = dead?.id ?? "";
  expect((await runProgram(place, ["jobs", "retry", id])).stdout).toBe(`${id} is due now.\n`);
  expect(await list("--kind", "unknown")).toMatchObject([{ id, state: "waiting", attempts: 0 }]);
  expect((await runProgram(place, ["jobs", "cancel", id])).stdout).toBe(`${id} is cancelled.\n`);
  expect(await list("--kind", "unknown")).toEqual([]);
  const again = await runProgram(place, ["jobs", "cancel", id]);
  expect(again).toMatchObject({
    code: 1,
    stderr: `error: No job has the id "${id}". To list the jobs, run the command "jobs list".\n`,
  });
  const [recurring] = await list("--kind", "seal_audit");
  const refused = await runProgram(place, ["jobs", "cancel", recurring?.id ?? ""]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('the recurring job "seal_audit"') });
  expect(await list("--kind", "seal_audit")).toHaveLength(1);
});

test("work --json prints one line when it runs jobs", async () => {
  const at = createSeededPlace();
  const { child, finished, shows } = launch(at, ["work", "--concurrency", "2", "--json"], {});
  await shows(/\n/);
  child.kill("SIGTERM");
  const { code, stdout } = await finished;
  expect({ code, output: JSON.parse(stdout) }).toEqual({ code: 0, output: { running: true, concurrency: 2 } });
});

test("work rejects an invalid concurrency", async () => {
  const { code, stderr } = await runProgram(place, ["work", "--concurrency", "0"]);
  expect(code).toBe(1);
  expect(stderr).toContain("expected an integer from 1 to 1000");
});
