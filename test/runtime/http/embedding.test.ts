import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { createCallRouter } from "../../../runtime/index.ts";
import { createClient } from "../../support/client.ts";
import { startNotes } from "../../support/start-notes.ts";

test("both surfaces stand inside an Express application, beside its own routes", async () => {
  const notes = await startNotes();
  const app = express();
  app.use(createCallRouter(notes.service, { host: "127.0.0.1", publicUrl: null }));
  app.use(express.json());
  app.post("/own", (request, response) => void response.json({ got: request.body as unknown }));
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient(url, notes.service.surface.service, notes.key);

  const created = await client.rest("POST /notes", { text: "embedded" });
  expect(created).toMatchObject({ status: 200, body: { text: "embedded" } });
  expect((await client.call("get_note", { note_id: created.body.id })).body).toEqual(created.body);
  expect((await client.rpc("prompts/list")).body.prompts).toHaveLength(1);
  expect((await client.rest("GET /nowhere")).status).toBe(404);

  const own = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"a":1}' };
  expect(await (await fetch(`${url}/own`, own)).json()).toEqual({ got: { a: 1 } });
});
