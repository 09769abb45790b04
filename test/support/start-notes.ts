import { join } from "node:path";
import type { Logger } from "pino";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import {
  createService,
  startServer,
  type Service,
  type ServiceDefinition,
  type ServiceOptions,
  type Store,
} from "../../runtime/index.ts";
import { notesDefinition, type NotesContext } from "../fixtures/notes/handlers/definition.ts";
import type { ToolHandlers } from "../fixtures/notes/generated/handlers.ts";
import { addWorkspace } from "./accounts.ts";
import { createClient, type TestClient } from "./client.ts";
import type { TestClock } from "./clock.ts";
import { addNotesAccounts } from "./notes-accounts.ts";
import { serve, type OnEnd, type Served } from "./serve.ts";

export type TestNotes = Served<NotesContext>;

export interface NotesOptions {
  readonly clock?: TestClock;
  readonly log?: Logger;
  readonly strict?: boolean;
  readonly steps?: ServiceOptions["steps"];
  /** For services that tests share: receives the function that stops the service. */
  readonly onEnd?: OnEnd;
  /** Replaces single handlers, to test handlers that hang, fail or return invalid outputs. */
  readonly handlers?: Partial<ToolHandlers<NotesContext>>;
  readonly files?: ServiceDefinition<NotesContext>["files"];
}

/** Starts the notes service: two workspaces, `acc_one` and `acc_two` in the first, `acc_other` in the second. */
export function startNotes({ handlers, files, ...options }: NotesOptions = {}): Promise<TestNotes> {
  return serve(files ? { ...notesDefinition(handlers), files } : notesDefinition(handlers), {
    ...options,
    root: join(import.meta.dirname, "../fixtures/notes"),
    ...(inject("templateFolder") === undefined ? { prepare: addNotesAccounts } : { template: "notes" }),
    workspaceId: "wsp_one",
    accountId: "acc_one",
    plan: "small",
    scopes: ["writer"],
  });
}

/**
 * Starts one notes service for all tests of a file, before the first.
 * @returns a function that creates a separate account, key and rate limit for a test. Tests must not change the clock
 * or read tables.
 */
export function shareNotes(): () => Promise<TestNotes> {
  let shared: TestNotes;
  let users = 0;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => void (shared = await startNotes({ onEnd: (end) => void ends.push(end) })));
  afterAll(async () => void (await Promise.all(ends.map((end) => end()))));
  return async () => {
    users += 1;
    const [workspaceId, accountId] = [`wsp_user_${users}`, `acc_user_${users}`];
    await addWorkspace(shared.store, workspaceId, [{ id: accountId, timezone: "Europe/Stockholm" }]);
    const makeKey: TestNotes["createKey"] = (scopes, options) =>
      shared.createKey(scopes, { workspaceId, accountId, ...options });
    const key = await makeKey(["writer"]);
    return {
      ...shared,
      ...createClient(shared.url, shared.service.surface.service, key),
      key,
      accountId,
      createKey: makeKey,
    };
  };
}

export interface TestNode extends TestClient {
  readonly url: string;
  readonly service: Service<NotesContext>;
}

export interface NodeOptions {
  /** Replaces the store of the notes service, for example with a wrapper. */
  readonly store?: Store;
  readonly definition?: ServiceDefinition<NotesContext>;
  readonly openId?: ServiceOptions["openId"];
  /** For nodes that tests share. */
  readonly onEnd?: OnEnd;
}

/** Starts another node of a notes service, with the same store, clock and key. */
export async function startNode(notes: TestNotes, options: NodeOptions = {}): Promise<TestNode> {
  const { store = notes.store, definition = notesDefinition(), openId, onEnd = onTestFinished } = options;
  const service = await createService(definition, { store, clock: notes.clock, ...(openId && { openId }) });
  const pages = { openapiFile: "none", docsFolder: "none" };
  const server = await startServer(service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  onEnd(async () => {
    await server.stop(0);
    await service.close();
  });
  const client = createClient(server.url, service.surface.service, notes.key);
  return { ...client, url: server.url, service };
}
