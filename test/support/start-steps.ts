import type { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import type { RemotePerformer, RuntimeTables, ServiceOptions } from "../../runtime/index.ts";
import type { Worker } from "../../runtime/index.ts";
import { tools } from "../fixtures/notes/handlers/definition.ts";
import { createPerformer, type Publish, type WhenMissing } from "../fixtures/steps/connector.ts";
import { startRemote, type Effect, type FakeRemote } from "../fixtures/steps/remote.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { startNotes, type NotesOptions, type TestNotes } from "./start-notes.ts";

type CreateNote = NonNullable<NonNullable<NotesOptions["handlers"]>["create_note"]>;

export interface StepsOptions {
  /** What a search returns for an act that it does not find; undefined: there is no search. */
  readonly whenMissing?: WhenMissing;
  /** Replaces the handler that publishes the text of a note and then writes the note. */
  readonly createNote?: (performer: RemotePerformer<Publish, Effect>, remote: FakeRemote) => CreateNote;
  readonly steps?: ServiceOptions["steps"];
  readonly clock?: TestClock;
}

export interface TestSteps {
  readonly notes: TestNotes;
  readonly remote: FakeRemote;
  readonly performer: RemotePerformer<Publish, Effect>;
  /** Units that the account has used. */
  readonly units: () => Promise<number>;
  /** Texts of the notes in the store. */
  readonly texts: () => Promise<readonly string[]>;
  /** Numbers of unfinished calls, their steps, and jobs that will complete them. */
  readonly left: () => Promise<{ readonly calls: number; readonly steps: number; readonly jobs: number }>;
  readonly audit: () => Promise<
    readonly { readonly outcome: string; readonly replay: number; readonly request_id: string }[]
  >;
  /** Starts a worker, which the end of the test stops. */
  readonly work: () => Promise<Worker>;
}

export const publish = (text: string): Publish => ({ kind: "publish", text });

/** The handler that publishes the text of a note and then writes the note. */
export const publishNote =
  (performer: RemotePerformer<Publish, Effect>): CreateNote =>
  async (input, context) => {
    const receipt = await context.step("publish", publish(input.text), performer);
    return tools.create_note({ ...input, tags: [receipt.id] }, context);
  };

/** Starts the notes service with a connector to a fake remote network. */
export async function startSteps({
  whenMissing,
  createNote = publishNote,
  steps,
  clock = createTestClock(),
}: StepsOptions = {}): Promise<TestSteps> {
  const remote = await startRemote();
  onTestFinished(() => remote.close());
  const performer = createPerformer(remote.url, whenMissing);
  const notes = await startNotes({
    clock,
    handlers: { create_note: createNote(performer, remote) },
    ...(steps && { steps }),
  });
  const { reader } = notes.store;
  const workers: Worker[] = [];
  onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.stop(0)))));
  const count = async (table: "sb_calls" | "sb_steps"): Promise<number> =>
    (await reader.selectFrom(table).selectAll().execute()).length;
  return {
    notes,
    remote,
    performer,
    units: async () => {
      const rows = await reader.selectFrom("sb_usage").select("used").execute();
      return rows.reduce((sum, { used }) => sum + used, 0);
    },
    texts: async () => {
      const db = reader as unknown as Kysely<RuntimeTables & { svc_notes: { id: string; text: string } }>;
      const rows = await db.selectFrom("svc_notes").select("text").orderBy("id").execute();
      return rows.map(({ text }) => text);
    },
    left: async () => {
      const jobs = await reader.selectFrom("sb_jobs").select("id").where("kind", "=", "complete_call").execute();
      return { calls: await count("sb_calls"), steps: await count("sb_steps"), jobs: jobs.length };
    },
    audit: async () => {
      await notes.service.audit.flush();
      return reader.selectFrom("sb_audit").select(["outcome", "replay", "request_id"]).orderBy("seq").execute();
    },
    work: async () => {
      const worker = await notes.service.startWorker(2);
      workers.push(worker);
      return worker;
    },
  };
}

export const nothingLeft = { calls: 0, steps: 0, jobs: 0 };
