import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { Failure, startServer, type Store } from "../../../runtime/index.ts";
import { setPassword } from "../../../runtime/identity/people.ts";
import { Browser } from "../../support/browser.ts";
import { eventually } from "../../support/eventually.ts";
import {
  addTestPerson,
  authorizeUrl,
  callback,
  consentTo,
  createPkcePair,
  getTokens,
  password,
  postForm,
  registerClient,
  signInAs,
} from "../../support/oauth.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

let notes: TestNotes;
let client: string;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  notes = await startNotes({ onEnd: (stop) => stops.push(stop) });
  await addTestPerson(notes);
});
beforeEach(async () => {
  notes.clock.advance(600_000); // refills the limits of the address
  client = await registerClient(notes);
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

const statusOf = async (access: string) => (await notes.rpc("ping", {}, { key: access })).status;
/** On PostgreSQL, a revocation reaches the server by a notification after the response. */
const expectRevoked = (access: string) => eventually(async () => expect(await statusOf(access)).toBe(401));
const { verifier, challenge } = createPkcePair();
const request = (parameters: Readonly<Record<string, string | undefined>> = {}) =>
  authorizeUrl(notes, { client_id: client, code_challenge: challenge, ...parameters });
const getCode = async () => (await consentTo(request())).get("code") ?? "";
const exchange = (code: string, changes: Readonly<Record<string, string>> = {}) =>
  postForm(notes, "/oauth/token", {
    ...{ grant_type: "authorization_code", client_id: client, redirect_uri: callback, code, code_verifier: verifier },
    ...changes,
  });

test("an identifier with U+0000 is unknown, on every store", async () => {
  expect(await new Browser().open(request({ client_id: "\0" }))).toMatchObject({ status: 400 });
  expect(await exchange("\0", { client_id: "\0" })).toMatchObject({ status: 401, body: { error: "invalid_client" } });
});

test("a page rejects other methods, and names its own in Allow", async () => {
  for (const [path, allowed] of [
    ["/account", "GET, HEAD, POST"],
    ["/oauth/sign-in/none", "GET, POST"],
  ] as const) {
    const { status, headers } = await fetch(`${notes.url}${path}`, { method: "PUT" });
    expect([status, headers.get("allow")], path).toEqual([405, allowed]);
  }
});

test("the code is returned in the query only, because other response modes need pages with scripts", async () => {
  for (const response_mode of ["form_post", "fragment"]) {
    const page = await new Browser().open(request({ response_mode }));
    expect(page).toMatchObject({ status: 400, url: expect.stringContaining(notes.url) });
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  const posted = await fetch(request({ response_mode: "query" }), { method: "POST", body: new URLSearchParams() });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("without scripts, another person can sign in during a request and replaces the first person", async () => {
  await addTestPerson(notes, { name: "grace" });
  const browser = new Browser();
  await signInAs(browser, await browser.open(request()));
  const again = await browser.open(request({ prompt: "login" }));
  const consent = await signInAs(browser, again, "grace");
  expect(consent.url).toContain("/oauth/consent/");
  const done = await browser.submit(consent, {
    fields: { scope: ["reader", "writer"], account: "acc_one", decision: "allow" },
  });
  expect((await exchange(new URL(done.url).searchParams.get("code") ?? "")).status).toBe(200);
  const account = await browser.open(`${notes.url}/account`);
  expect(account.text).toContain("grace");
});

test.each([
  "https://evil.example/callback",
  `${callback}/../evil`,
  `${callback}/`,
  `${callback}?next=evil`,
  `${callback}#fragment`,
  "http://127.0.0.1:8765.evil.example/callback",
  "http://127.0.0.1:8765@evil.example/callback",
  "http://evil.example\\@127.0.0.1:8765/callback",
  "https://127.0.0.1:8765/callback",
  "http://localhost:8765/callback",
  "http://127.0.0.1:8765/Callback",
  "javascript:alert(1)",
  "//evil.example/callback",
])("a redirect to %s, which is not registered, shows a page instead", async (redirect_uri) => {
  const page = await new Browser().open(request({ redirect_uri }));
  expect(page).toMatchObject({ status: 400, url: expect.stringContaining(notes.url) });
  expect(page.text).toContain("redirect_uri");
});

test("only the port of a local redirect may differ (RFC 8252, section 7.3)", async () => {
  const page = await new Browser().open(request({ redirect_uri: "http://127.0.0.1:9999/callback" }));
  expect(page.url).toContain("/oauth/sign-in/");
});

test.each([
  { code_challenge: "", code_challenge_method: undefined },
  { code_challenge_method: "plain" },
  { code_challenge: "short" },
  { response_type: "token" },
])("a request with %j is rejected, and the redirect names the issuer", async (changes) => {
  const { url } = await new Browser().open(request(changes));
  const { search, hash, origin } = new URL(url);
  expect(origin).toBe("http://127.0.0.1:8765");
  const parameters = new URLSearchParams(search || hash.slice(1)); // response_type=token defines the fragment
  expect(parameters.get("error")).toMatch(/^(invalid_request|unsupported_response_type)$/);
  expect(parameters.get("iss")).toBe(notes.url);
});

test.each([
  { code_verifier: "" },
  { code_verifier: createPkcePair().verifier },
  { redirect_uri: "http://127.0.0.1:9999/callback" },
])("a code cannot be redeemed with %j", async (changes) => {
  expect(await exchange(await getCode(), changes)).toMatchObject({ status: 400, body: { error: /^invalid_/ } });
});

test("a code, a refresh token or a revocation of another client has no effect", async () => {
  const other = await registerClient(notes);
  const error = { status: 400, body: { error: "invalid_grant" } };
  expect(await exchange(await getCode(), { client_id: other })).toMatchObject(error);
  const { access, refresh } = await getTokens(notes, { clientId: client });
  const form = { grant_type: "refresh_token", client_id: other, refresh_token: refresh };
  expect(await postForm(notes, "/oauth/token", form)).toMatchObject(error);
  await postForm(notes, "/oauth/revoke", { client_id: other, token: access });
  expect(await statusOf(access)).toBe(200);
});

test("the redirect contains the issuer, and a code is used once: a replay revokes the grant", async () => {
  const redirect = await consentTo(request());
  expect(Object.fromEntries(redirect)).toMatchObject({ iss: notes.url, state: "st" });
  const code = redirect.get("code") ?? "";
  const { body } = await exchange(code);
  expect(await statusOf(body.access_token)).toBe(200);
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  await expectRevoked(body.access_token);
});

test("a code that is redeemed several times in parallel revokes the grant", async () => {
  const code = await getCode();
  const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
  const issued = answers.filter(({ status }) => status === 200);
  expect(issued.length).toBeLessThan(2);
  for (const { body } of issued) await expectRevoked(body.access_token);
});

test("a refresh token that is used again revokes the grant", async () => {
  const { refresh, clientId } = await getTokens(notes, { clientId: client });
  const form = { grant_type: "refresh_token", client_id: clientId, refresh_token: refresh };
  const { body } = await postForm(notes, "/oauth/token", form);
  expect(await statusOf(body.access_token)).toBe(200);
  expect(await postForm(notes, "/oauth/token", form)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  await expectRevoked(body.access_token);
  const latest = { ...form, refresh_token: body.refresh_token };
  expect(await postForm(notes, "/oauth/token", latest)).toMatchObject({ body: { error: "invalid_grant" } });
});

test("a token for one surface is rejected by the other, and other resources are refused", async () => {
  const forApi = await getTokens(notes, { clientId: client, resource: `${notes.url}/v1` });
  expect((await notes.rest("GET /notes", undefined, { key: forApi.access })).status).toBe(200);
  expect(await statusOf(forApi.access)).toBe(401);
  const forMcp = await getTokens(notes);
  expect((await notes.rest("GET /notes", undefined, { key: forMcp.access })).status).toBe(401);
  for (const resource of ["https://evil.example/mcp", `${notes.url}/docs`, `${notes.url}/mcp?x`, "urn:mcp"]) {
    const { searchParams } = new URL((await new Browser().open(request({ resource }))).url);
    expect([resource, searchParams.get("error")]).toEqual([resource, "invalid_target"]);
  }
});

describe("the consent page", () => {
  const openConsent = async (browser: Browser) => signInAs(browser, await browser.open(request()));
  const allow = { scope: "writer", account: "acc_one", decision: "allow" };

  test.each([
    { name: "another origin", headers: { Origin: "https://evil.example" } },
    { name: "another site", headers: { "Sec-Fetch-Site": "cross-site" } },
    { name: "a sibling site", headers: { "Sec-Fetch-Site": "same-site" } },
  ])("rejects a form from $name", async ({ headers }) => {
    const browser = new Browser();
    const rejected = await browser.submit(await openConsent(browser), { fields: allow, headers });
    expect(rejected.status).toBe(403);
  });

  test("rejects a form without its token, or with that of another browser", async () => {
    const [browser, attacker] = [new Browser(), new Browser()];
    const [page, foreign] = [await openConsent(browser), await openConsent(attacker)];
    const tokenless = { ...page, text: page.text.replaceAll("form_token", "no_token") };
    expect((await browser.submit(tokenless, { fields: allow })).status).toBe(403);
    const own = new URL(page.url).pathname;
    const mixed = { ...foreign, text: foreign.text.replaceAll(new URL(foreign.url).pathname, own) };
    expect((await browser.submit(mixed, { fields: allow })).status).toBe(403);
    expect((await attacker.open(page.url)).status).toBe(404);
  });

  test("cannot be framed or run scripts, and escapes the client's texts", async () => {
    const client_name = `<script>alert("x")</script>`;
    client = await registerClient(notes, { client_name });
    const browser = new Browser();
    const signIn = await browser.open(request());
    const consent = await signInAs(browser, signIn);
    const account = await browser.open(`${notes.url}/account`);
    const error = await browser.open(request({ redirect_uri: "https://evil.example" }));
    for (const { headers, text } of [signIn, consent, account, error]) {
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'self'; form-action 'self'.*; frame-ancestors 'none'; base-uri/,
      );
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toContain("no-store");
      expect(text).not.toContain("<script");
    }
    expect(consent.text).toContain("&lt;script&gt;");
    expect(consent.text).toContain("127.0.0.1:8765");
  });

  test("is shown again if nothing is selected, and a refusal redirects to the client", async () => {
    const browser = new Browser();
    const page = await openConsent(browser);
    const nothing = await browser.submit(page, { fields: { decision: "allow" } });
    expect(nothing).toMatchObject({ status: 400, text: expect.stringContaining("Select at least one permission") });
    const refused = await browser.submit(nothing, { fields: { decision: "deny" } });
    const { searchParams } = new URL(refused.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: "access_denied", iss: notes.url });
  });
});

test.each([
  { kind: "a script", uri: "javascript:alert(1)", error: "invalid_redirect_uri" },
  { kind: "an unencrypted page", uri: "http://evil.example/callback", error: "invalid_redirect_uri" },
  { kind: "a fragment", uri: "http://127.0.0.1/#fragment", error: "invalid_redirect_uri" },
  { kind: "more than 2000 characters", uri: "x".repeat(2_001), error: "invalid_client_metadata" },
])("a client cannot register a redirect to $kind", async ({ uri, error }) => {
  await expect(registerClient(notes, { redirect_uris: [uri] })).rejects.toThrow(error);
});

test("registrations are limited in size and number, and expire if nobody uses the client", async () => {
  await expect(registerClient(notes, { client_name: "x".repeat(101) })).rejects.toThrow("invalid_client_metadata");
  await expect(registerClient(notes, { software_statement: "x".repeat(20_000) })).rejects.toThrow("payload_too_large");
  const registerMany = async () => {
    for (let count = 0; count < 10; count += 1) await registerClient(notes);
  };
  await expect(registerMany()).rejects.toThrow("rate_limited");
  notes.clock.advance(3_600_000);
  expect((await new Browser().open(request())).text).toContain("client is invalid");
});

test.each([
  "https://127.0.0.1/metadata.json",
  "https://[::1]/metadata.json",
  "https://[::ffff:169.254.169.254]/metadata.json",
  "https://169.254.169.254/latest/meta-data/",
  "https://10.0.0.1/metadata.json",
  "https://2130706433/metadata.json",
  "https://localhost/metadata.json",
  "http://127.0.0.1/metadata.json",
])("a metadata document at %s is not fetched", async (client_id) => {
  const page = await new Browser().open(request({ client_id }));
  expect(page).toMatchObject({ status: 400, url: expect.stringContaining(notes.url) });
});

test.each([
  { name: "of another client", document: { client_id: "https://other.example/metadata.json" }, status: 200 },
  { name: "with a secret", document: { token_endpoint_auth_method: "client_secret_post" }, status: 200 },
  { name: "behind a redirect", document: {}, status: 302 },
])("a metadata document $name is rejected", async ({ document, status }) => {
  const client_id = "https://client.example/metadata.json";
  const body = Buffer.from(JSON.stringify({ client_id, redirect_uris: [callback], ...document }));
  const fetched = { status, headers: {}, body, isTruncated: false };
  const outbound = { ...notes.service.outbound, fetch: async (url: string) => ({ ...fetched, url }) };
  const pages = { openapiFile: "none", docsFolder: "none" };
  const options = { host: "127.0.0.1", port: 0, publicUrl: null, pages };
  const server = await startServer({ ...notes.service, outbound }, options);
  onTestFinished(() => server.stop(0));
  const page = await new Browser().open(authorizeUrl(server, { client_id, code_challenge: challenge }));
  expect(page).toMatchObject({ status: 400, url: expect.stringContaining(server.url) });
});

test("attempts to sign in are not counted while the store is unavailable", async () => {
  let isAvailable = false;
  const { store } = notes.service;
  const failing: Store = {
    ...store,
    get reader() {
      if (isAvailable) return store.reader;
      throw new Failure("store_unavailable");
    },
  };
  const pages = { openapiFile: "none", docsFolder: "none" };
  const server = await startServer(
    { ...notes.service, store: failing },
    { host: "127.0.0.1", port: 0, publicUrl: null, pages },
  );
  onTestFinished(() => server.stop(0));
  const browser = new Browser();
  const form = await browser.open(`${server.url}/account`);
  const submit = async (): Promise<number> =>
    (await browser.submit(form, { fields: { name: "ada", password } })).status;
  for (let count = 0; count < 6; count += 1) expect(await submit()).toBe(503);
  isAvailable = true;
  expect(await submit()).toBe(200);
});

test("a name or password is not cut to the length of the stored one", async () => {
  const name = "😀".repeat(150);
  const long = "x".repeat(200);
  await setPassword(notes.store, await addTestPerson(notes, { name }), long);
  const browser = new Browser();
  const submit = async (fields: Record<string, string>): Promise<number> =>
    (await browser.submit(await browser.open(`${notes.url}/account`), { fields })).status;
  expect(await submit({ name, password: `${long}x` })).toBe(401);
  expect(await submit({ name: `${name}${name}`, password: long })).toBe(401);
  expect(await submit({ name, password: long })).toBe(200);
});

test("attempts to sign in are limited by name, the same for known and unknown names", async () => {
  for (const name of ["ada", "nobody"]) {
    notes.clock.advance(600_000);
    const browser = new Browser();
    let page = await browser.open(`${notes.url}/account`);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      page = await browser.submit(page, { fields: { name, password: "wrong" } });
      statuses.push(page.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), 429]);
    const correct = await browser.submit(page, { fields: { name, password } });
    expect(correct.status).toBe(429);
  }
});

test("the store contains no token, code, session or client secret", async () => {
  const browser = new Browser();
  const { access, refresh } = await getTokens(notes, { browser });
  const body = JSON.stringify({ redirect_uris: [callback], token_endpoint_auth_method: "client_secret_post" });
  const headers = { "Content-Type": "application/json" };
  const registered = await fetch(`${notes.url}/oauth/register`, { method: "POST", headers, body });
  const { client_id, client_secret } = (await registered.json()) as { client_id: string; client_secret: string };
  const secrets = [access, refresh, client_secret, ...[...browser.cookies.values()].map(({ value }) => value)];
  const stored = JSON.stringify([
    await notes.store.reader.selectFrom("sb_oauth_records").selectAll().execute(),
    await notes.store.reader.selectFrom("sb_oauth_grants").selectAll().execute(),
  ]);
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);

  client = client_id;
  const code = await getCode();
  expect((await exchange(code, { client_secret: "wrong" })).body.error).toBe("invalid_client");
  expect((await exchange(code, { client_secret })).status).toBe(200);
});
