import { Client, StreamableHTTPClientTransport, type OAuthClientProvider } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startServer } from "../../../runtime/index.ts";
import { removePerson, updatePerson } from "../../../runtime/identity/people.ts";
import { Browser } from "../../support/browser.ts";
import { eventually } from "../../support/eventually.ts";
import { addTestPerson, callback, consentTo, getTokens, postForm, signInAs } from "../../support/oauth.ts";
import { startNode, startNotes, type TestNotes } from "../../support/start-notes.ts";

let notes: TestNotes;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  notes = await startNotes({ onEnd: (stop) => stops.push(stop) });
  await addTestPerson(notes);
});
beforeEach(() => notes.clock.advance(600_000)); // refills the limits of the address
afterAll(() => Promise.all(stops.map((stop) => stop())));

const listNotes = (access: string) => notes.call("list_notes", {}, { key: access });

/** What a client of the SDK stores; `visited` is the address of the consent that it opens. */
function createClientState(metadataUrl?: string) {
  const state: { visited?: URL; client?: any; tokens?: any; verifier?: string } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    ...(metadataUrl !== undefined && { clientMetadataUrl: metadataUrl }),
    clientMetadata: { client_name: "SDK client", redirect_uris: [callback] },
    clientInformation: () => state.client,
    saveClientInformation: (client) => void (state.client = client),
    tokens: () => state.tokens,
    saveTokens: (tokens) => void (state.tokens = tokens),
    redirectToAuthorization: (url) => void (state.visited = url),
    saveCodeVerifier: (verifier) => void (state.verifier = verifier),
    codeVerifier: () => state.verifier ?? "",
  };
  return { state, provider };
}

/** Connects an SDK client that knows only the address of the endpoint. */
async function connectFromNothing(url: string, metadataUrl?: string) {
  const { state, provider } = createClientState(metadataUrl);
  const endpoint = new URL(`${url}/mcp`);
  const first = new StreamableHTTPClientTransport(endpoint, { authProvider: provider });
  await expect(new Client({ name: "test", version: "1" }).connect(first)).rejects.toThrow(/unauthorized/i);
  await first.finishAuth(await consentTo(state.visited?.href ?? ""));
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(endpoint, { authProvider: provider }));
  onTestFinished(() => client.close());
  return { state, client };
}

test("an SDK client registers itself after a 401, and calls a tool", async () => {
  const { state, client } = await connectFromNothing(notes.url);
  expect(state.client.client_id).toMatch(/^cli_/);
  const created = await client.callTool({ name: "create_note", arguments: { text: "From a client" } });
  expect(created.isError).toBeFalsy();
  await eventually(async () => {
    const uses = await notes.store.reader.selectFrom("sb_oauth_grants").select("last_used_at").execute();
    expect(uses).toEqual([{ last_used_at: notes.clock() }]);
  });
});

test.each([
  [undefined, "none", false],
  ["none", "none", false],
  ["client_secret_post", "client_secret_post", true],
])("a client that registers with the method %s has the method %s, and a secret only if it uses one", async (...row) => {
  const [token_endpoint_auth_method, method, hasSecret] = row;
  const body = JSON.stringify({ redirect_uris: ["http://127.0.0.1/callback"], token_endpoint_auth_method });
  const headers = { "Content-Type": "application/json" };
  const client: any = await (await fetch(`${notes.url}/oauth/register`, { method: "POST", headers, body })).json();
  expect([client.token_endpoint_auth_method, "client_secret" in client]).toEqual([method, hasSecret]);
});

test("an SDK client with a metadata document needs no registration", async () => {
  const metadataUrl = "https://client.example/metadata.json";
  const document = { client_id: metadataUrl, client_name: "Documented", redirect_uris: ["http://127.0.0.1/callback"] };
  const body = Buffer.from(JSON.stringify(document));
  const fetched = { status: 200, headers: {}, body, isTruncated: false };
  const outbound = { ...notes.service.outbound, fetch: async (url: string) => ({ ...fetched, url }) };
  const pages = { openapiFile: "none", docsFolder: "none" };
  const options = { host: "127.0.0.1", port: 0, publicUrl: null, pages };
  const server = await startServer({ ...notes.service, outbound }, options);
  onTestFinished(() => server.stop(0));
  const { state, client } = await connectFromNothing(server.url, metadataUrl);
  expect(state.client.client_id).toBe(metadataUrl);
  expect((await client.listTools()).tools).not.toEqual([]);
});

test("metadata names the endpoints, and each surface as a separate resource", async () => {
  const read = async (path: string) => (await fetch(`${notes.url}${path}`)).json();
  expect(await read("/.well-known/oauth-authorization-server")).toEqual({
    issuer: notes.url,
    authorization_endpoint: `${notes.url}/oauth/authorize`,
    token_endpoint: `${notes.url}/oauth/token`,
    registration_endpoint: `${notes.url}/oauth/register`,
    revocation_endpoint: `${notes.url}/oauth/revoke`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    scopes_supported: ["writer", "reader"],
  });
  const resource = "/.well-known/oauth-protected-resource";
  for (const [path, surface] of [
    ["", "/mcp"],
    ["/mcp", "/mcp"],
    ["/mcp/notes", "/mcp"],
    ["/v1", "/v1"],
  ])
    expect(await read(resource + (path ?? ""))).toMatchObject({
      resource: `${notes.url}${surface ?? ""}`,
      authorization_servers: [notes.url],
      scopes_supported: ["writer"],
    });
  expect((await fetch(`${notes.url}${resource}/docs`)).status).toBe(404);
});

test("a person grants fewer scopes and accounts than requested", async () => {
  const { access, scope } = await getTokens(notes, { asked: "writer reader", scope: ["reader"], account: ["acc_two"] });
  expect(scope).toBe("reader");
  expect((await listNotes(access)).status).toBe(200);
  const other = await notes.call("list_notes", { account_id: "acc_one" }, { key: access });
  expect(other.error).toMatchObject({ code: "not_found" });
  const unknown = await notes.call("list_notes", { account_id: "acc_none" }, { key: access });
  expect({ ...other.error, request_id: "" }).toEqual({ ...unknown.error, request_id: "" });
});

test("a client never gets scopes or accounts that its person may not grant", async () => {
  await addTestPerson(notes, { name: "bob", scopes: ["reader"], accountIds: ["acc_one"] });
  const selected = { scope: ["writer", "reader"], account: ["acc_one", "acc_two", "acc_other"] };
  const { access, scope } = await getTokens(notes, { name: "bob", asked: "writer reader", ...selected });
  expect(scope).toBe("reader");
  const grants = notes.store.reader.selectFrom("sb_oauth_grants").select("account_ids").orderBy("id", "desc");
  expect(await grants.executeTakeFirst()).toEqual({ account_ids: '["acc_one"]' });
  expect((await listNotes(access)).status).toBe(200);
});

test("without the scope, an OAuth client gets a 403 with all scopes to request", async () => {
  const { access } = await getTokens(notes, { asked: "reader" });
  const challenge = (path: string) =>
    `Bearer realm="api", error="insufficient_scope", scope="reader writer", resource_metadata="${notes.url}/.well-known/oauth-protected-resource${path}"`;
  const input = { text: "Refused" };
  const refused = await notes.call("create_note", input, { key: access });
  expect(refused).toMatchObject({ status: 403, error: { code: "out_of_scope" } });
  expect(refused.headers.get("www-authenticate")).toBe(challenge("/mcp"));
  const forApi = await getTokens(notes, { asked: "reader", resource: `${notes.url}/v1` });
  const onRest = await notes.rest("POST /notes", input, { key: forApi.access });
  expect(onRest).toMatchObject({ status: 403, error: { code: "out_of_scope" } });
  expect(onRest.headers.get("www-authenticate")).toBe(challenge("/v1"));

  const prompt = { name: "tidy_up", arguments: { topic: "home" } };
  const withPrompt = await notes.rpc("prompts/get", prompt, { key: access });
  expect(withPrompt).toMatchObject({ status: 403, error: { code: 403, data: { scopes: ["writer"] } } });
  expect(withPrompt.headers.get("www-authenticate")).toBe(challenge("/mcp"));

  const key = await notes.createKey(["reader"]);
  expect((await notes.rpc("prompts/get", prompt, { key })).status).toBe(200);
  const withKey = await notes.rpc("tools/call", { name: "create_note", arguments: input }, { key });
  expect(withKey).toMatchObject({ status: 200, error: { code: 403 } });
  expect(withKey.headers.get("www-authenticate")).toBeNull();
});

test("every node accepts a refreshed token, and rejects it within a second after it was revoked", async () => {
  const node = await startNode(notes);
  const first = await getTokens(notes);
  const refresh = { grant_type: "refresh_token", client_id: first.clientId, refresh_token: first.refresh };
  const { status, body } = await postForm(notes, "/oauth/token", refresh);
  expect([status, body.token_type]).toEqual([200, "Bearer"]);
  for (const server of [notes, node])
    expect((await server.call("list_notes", {}, { key: body.access_token })).status).toBe(200);
  const revoked = await postForm(node, "/oauth/revoke", { client_id: first.clientId, token: body.refresh_token });
  expect(revoked.status).toBe(200);
  for (const server of [notes, node])
    await eventually(async () => expect((await server.rpc("ping", {}, { key: body.access_token })).status).toBe(401), {
      timeout: 1_000,
    });
});

test("tokens expire", async () => {
  const { access, refresh, clientId } = await getTokens(notes);
  notes.clock.advance(3_600_000);
  expect((await notes.rpc("ping", {}, { key: access })).status).toBe(401);
  notes.clock.advance(30 * 86_400_000);
  const expired = await postForm(notes, "/oauth/token", {
    ...{ grant_type: "refresh_token", client_id: clientId, refresh_token: refresh },
  });
  expect(expired).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
});

test("a person sees the clients with access and revokes it", async () => {
  const name = "carol <carol>";
  await addTestPerson(notes, { name });
  const { access } = await getTokens(notes, { name });
  const browser = new Browser();
  const signIn = await browser.open(`${notes.url}/account`);
  const listed = await browser.submit(signIn, { fields: { name, password: "correct horse battery staple" } });
  expect(listed.text).toContain("carol &lt;carol&gt;");
  expect(listed.text).toMatch(/Test client.*127\.0\.0\.1:8765.*writer.*acc_one, acc_two/s);
  const ended = await browser.submit(listed, { fields: {} });
  expect(ended.text).toContain("No client has access.");
  await eventually(async () => expect((await notes.rpc("ping", {}, { key: access })).status).toBe(401));
  const signedOut = await browser.submit(ended, { fields: {} });
  expect(signedOut.text).toContain("Sign in to see");
});

test("the clients of a person lose what the person may no longer grant", async () => {
  const id = await addTestPerson(notes, { name: "erin" });
  const { access: key } = await getTokens(notes, { name: "erin", asked: "writer reader" });
  const statusOf = async (tool: string, input: object) => (await notes.call(tool, input, { key })).status;
  expect(await statusOf("create_note", { text: "Before" })).toBe(200);
  await updatePerson(notes.store, id, { scopes: ["reader"], accountIds: ["acc_two"] });
  await expect.poll(() => statusOf("create_note", { text: "After" })).toBe(403);
  expect((await notes.call("list_notes", { account_id: "acc_one" }, { key })).error.code).toBe("not_found");
  expect(await statusOf("list_notes", { account_id: "acc_two" })).toBe(200);
});

test("a person who is signed in is asked for consent only; a removed person loses everything", async () => {
  const id = await addTestPerson(notes, { name: "dave" });
  const browser = new Browser();
  const { access, clientId } = await getTokens(notes, { name: "dave", browser });
  const again = await getTokens(notes, { browser, clientId });
  await eventually(async () => expect((await notes.rpc("ping", {}, { key: access })).status).toBe(401)); // replaced by the new grant
  expect((await listNotes(again.access)).status).toBe(200);
  await removePerson(notes.store, id, notes.clock());
  await eventually(async () => expect((await notes.rpc("ping", {}, { key: again.access })).status).toBe(401));
  const page = await browser.open(`${notes.url}/account`);
  expect((await signInAs(browser, page, "dave")).text).toContain("Sign in");
});
