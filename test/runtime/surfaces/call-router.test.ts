import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createCallRouter } from "../../../runtime/index.ts";
import { createClient } from "../../support/client.ts";
import { startNotes } from "../../support/start-notes.ts";

/** Starts a third-party application. */
async function listen(app: Express): Promise<string> {
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("both surfaces work inside an Express application, with its own routes", async () => {
  const notes = await startNotes();
  const app = express();
  app.use(createCallRouter(notes.service, { host: "127.0.0.1", publicUrl: null }));
  app.use(express.json());
  app.post("/own", (request, response) => void response.json({ got: request.body as unknown }));
  const url = await listen(app);
  const client = createClient(url, notes.service.surface.service, notes.key);

  const created = await client.rest("POST /notes", { text: "embedded" });
  expect(created).toMatchObject({ status: 200, body: { text: "embedded" } });
  expect((await client.call("get_note", { note_id: created.body.id })).body).toEqual(created.body);
  expect((await client.rpc("prompts/list")).body.prompts).toHaveLength(1);
  expect((await client.rest("GET /nowhere")).status).toBe(404);

  const own = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"a":1}' };
  expect(await (await fetch(`${url}/own`, own)).json()).toEqual({ got: { a: 1 } });
});

test("the paths of the specification apply independent of the mount path", async () => {
  const notes = await startNotes();
  const app = express();
  app.use("/v1", createCallRouter(notes.service, { host: "127.0.0.1", publicUrl: null }));
  const client = createClient(await listen(app), notes.service.surface.service, notes.key);
  expect(await client.rest("GET /notes")).toMatchObject({ status: 200, body: { data: [] } });
});

test("calls fail immediately behind a body parser, and the log contains the reason", async () => {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const notes = await startNotes({ log: pino({ level: "error" }, { write }) });
  const app = express();
  app.use(express.json());
  app.use(createCallRouter(notes.service, { host: "127.0.0.1", publicUrl: null }));
  const client = createClient(await listen(app), notes.service.surface.service, notes.key);
  expect(await client.rest("POST /notes", { text: "late" })).toMatchObject({
    status: 500,
    error: { code: "internal_error" },
  });
  expect(lines.join("")).toContain("before any body parser");
});
