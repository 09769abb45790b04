import { expect, test } from "vitest";
import { startNotes } from "../../support/start-notes.ts";

test("missing, unknown, expired and revoked keys get the same response on both surfaces", async () => {
  const notes = await startNotes();
  const expired = await notes.createKey(["writer"], { expiresAt: notes.clock() });
  const revoked = await notes.createKey(["writer"]);
  await notes.store.writer
    .updateTable("sb_keys")
    .set({ revoked_at: notes.clock() })
    .where("hint", "=", revoked.slice(-4))
    .execute();
  const responses = [];
  for (const key of ["", "nts_unknown", expired, revoked]) {
    const rest = await notes.rest("GET /notes", undefined, { key });
    const mcp = await notes.rpc("tools/list", undefined, { key });
    expect([rest.status, mcp.status]).toEqual([401, 401]);
    for (const [path, { headers }] of [
      ["/v1", rest],
      ["/mcp", mcp],
    ] as const)
      expect(headers.get("www-authenticate")).toBe(
        `Bearer realm="api", error="invalid_token", scope="writer", resource_metadata="${notes.url}/.well-known/oauth-protected-resource${path}"`,
      );
    expect(mcp.error).toMatchObject({ code: 401, data: { code: "unauthenticated" } });
    responses.push({ ...rest.error, request_id: "same" });
  }
  const bare = await fetch(`${notes.url}/v1/notes`);
  expect(bare.headers.get("www-authenticate")).toMatch(/^Bearer realm="api", scope="writer"/);
  responses.push({ ...((await bare.json()) as object), request_id: "same" });
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

test("a cached key is rejected immediately when it expires", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["writer"], { expiresAt: notes.clock() + 2_000 });
  expect((await notes.rest("GET /notes", undefined, { key })).status).toBe(200);
  notes.clock.advance(2_000);
  expect((await notes.rest("GET /notes", undefined, { key })).status).toBe(401);
});

test("a key revoked on another node is rejected within five seconds", async () => {
  const notes = await startNotes();
  expect((await notes.rest("GET /notes")).status).toBe(200);
  await notes.store.writer.updateTable("sb_keys").set({ revoked_at: notes.clock() }).execute();
  notes.clock.advance(5_000);
  expect((await notes.rest("GET /notes")).status).toBe(401);
});

test("cached keys and accounts expire when the clock is set back", async () => {
  const notes = await startNotes();
  const { writer } = notes.store;
  expect((await notes.rest("GET /notes?account_id=acc_two")).status).toBe(200);
  await writer.updateTable("sb_accounts").set({ workspace_id: "wsp_two" }).where("id", "=", "acc_two").execute();
  notes.clock.advance(-3_600_000);
  expect((await notes.rest("GET /notes?account_id=acc_two")).status).toBe(404);
  await writer.updateTable("sb_keys").set({ revoked_at: notes.clock() }).execute();
  notes.clock.advance(-3_600_000);
  expect((await notes.rest("GET /notes")).status).toBe(401);
});

test("keys are stored only as hashes", async () => {
  const notes = await startNotes();
  const rows = await notes.store.reader.selectFrom("sb_keys").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(notes.key);
  expect(rows[0]?.hint).toBe(notes.key.slice(-4));
});

test("a tool outside the scopes is rejected with the scopes that contain it", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["reader"]);
  expect((await notes.rest("GET /notes", undefined, { key })).status).toBe(200);
  const rest = await notes.rest("POST /notes", { text: "x" }, { key });
  expect(rest).toMatchObject({ status: 403, error: { code: "out_of_scope", scopes: ["writer"], retryable: false } });
  const mcp = await notes.rpc("tools/call", { name: "create_note", arguments: { text: "x" } }, { key });
  expect(mcp).toMatchObject({ status: 200, error: { code: 403, data: { code: "out_of_scope", scopes: ["writer"] } } });
});

test("a key with several scopes may call the tools of all of them", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["reader", "writer"]);
  expect((await notes.rest("POST /notes", { text: "x" }, { key })).status).toBe(200);
  expect((await notes.rest("GET /notes", undefined, { key })).status).toBe(200);
});

test("an account of another workspace returns the same response as an unknown one", async () => {
  const notes = await startNotes();
  const strip = ({ request_id: _id, ...problem }: Record<string, unknown>) => problem;
  const foreign = await notes.rest("GET /notes?account_id=acc_other");
  const unknown = await notes.rest("GET /notes?account_id=acc_none");
  expect(foreign.status).toBe(404);
  expect(strip(foreign.error)).toEqual(strip(unknown.error));
});

test("accounts do not see each other's notes", async () => {
  const notes = await startNotes();
  const { id } = (await notes.rest("POST /notes", { text: "mine" })).body;
  expect((await notes.rest(`GET /notes/${id}?account_id=acc_two`)).status).toBe(404);
  expect((await notes.call("get_note", { note_id: id, account_id: "acc_two" })).error.status).toBe(404);
  expect((await notes.rest(`GET /notes/${id}`)).body.text).toBe("mine");
});

test("without a default the workspace's first account is used", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["writer"], { accountId: null });
  const { id } = (await notes.rest("POST /notes", { text: "x" }, { key })).body;
  expect((await notes.rest(`GET /notes/${id}?account_id=acc_one`, undefined, { key })).status).toBe(200);
});

test("a prompt and its completions require the scopes of all of its tools, in batches as well", async () => {
  const notes = await startNotes();
  const key = await notes.createKey(["reader"]);
  const completion = { ref: { type: "ref/prompt", name: "tidy_up" }, argument: { name: "tone", value: "b" } };
  const requests = [
    { jsonrpc: "2.0", id: 1, method: "prompts/get", params: { name: "tidy_up", arguments: { topic: "home" } } },
    { jsonrpc: "2.0", id: 2, method: "completion/complete", params: completion },
    { jsonrpc: "2.0", id: 3, method: "resources/read", params: { uri: "notes://notes/count" } },
  ];
  const response = await fetch(`${notes.url}/mcp`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(requests),
  });
  const refused = { code: 403, data: { code: "out_of_scope", scopes: ["writer"] } };
  expect(await response.json()).toMatchObject([
    { id: 1, error: { ...refused, message: expect.stringContaining("do not contain the tool delete_note") } },
    { id: 2, error: refused },
    { id: 3, result: { contents: [{ text: '{"count":0}' }] } },
  ]);
  for (const { method, params } of requests.slice(0, 2))
    expect((await notes.rpc(method, params)).error).toBeUndefined();
  await notes.service.audit.flush();
  const rows = notes.store.reader.selectFrom("sb_audit").select("tool").where("outcome", "=", "out_of_scope");
  expect(await rows.execute()).toEqual([{ tool: "prompt:tidy_up" }, { tool: "completion:tidy_up" }]);
});
