import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser } from "../../support/browser.ts";
import { eventually } from "../../support/eventually.ts";
import { addTestPerson, password } from "../../support/oauth.ts";
import { startNode, startNotes, type TestNode, type TestNotes } from "../../support/start-notes.ts";

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

let notes: TestNotes;
let node: TestNode;
let issuer: string;
let first: KeyPair;
let second: KeyPair;
/** What the issuer publishes, and how often it was read. */
const published: { keys: JWK[]; reads: number; isDown: boolean } = { keys: [], reads: 0, isDown: false };
const stops: (() => Promise<void>)[] = [];
const audience = "https://notes.example/mcp";

beforeAll(async () => {
  notes = await startNotes({ onEnd: (stop) => stops.push(stop) });
  const server = createServer((request, response) => {
    const isKeys = request.url === "/keys";
    if (isKeys) published.reads += 1;
    response.statusCode = published.isDown ? 500 : 200;
    response.end(JSON.stringify(isKeys ? { keys: published.keys } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // bound to TCP above
  [first, second] = [await generateKeyPair("RS256"), await generateKeyPair("ES256")];
  published.keys = [await describeKey(first, "one")];
  stops.push(() => new Promise((resolve) => server.close(() => resolve())));
  await addTestPerson(notes, { name: "ada@example.com", accountIds: ["acc_one"] });
  const admission = { domains: [], scopes: [], workspaceId: null };
  const openId = { issuer, client: null, audience, admission };
  node = await startNode(notes, { openId, onEnd: (stop) => stops.push(stop) });
});
beforeEach(() => notes.clock.advance(600_000));
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const describeKey = async ({ publicKey }: KeyPair, kid: string): Promise<JWK> => ({
  ...(await exportJWK(publicKey)),
  kid,
});

/** Claims to replace; undefined removes one. */
type Changes = Readonly<Record<string, unknown>>;

const claims = (changes: Changes = {}): JWTPayload => {
  const now = Math.floor(notes.clock() / 1_000);
  const person = { sub: "1", email: "ada@example.com", email_verified: true };
  return {
    iss: issuer,
    aud: audience,
    iat: now,
    exp: now + 300,
    client_id: "app",
    scope: "writer",
    ...person,
    ...changes,
  };
};
const sign = (changes: Changes = {}, { key = first, alg = "RS256", kid = "one" } = {}) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg, kid, typ: "at+jwt" }).sign(key.privateKey);
const statusOf = async (key: string) => (await node.rpc("ping", {}, { key })).status;

test("two concurrent first calls of a person, with different tokens, both succeed", async () => {
  await addTestPerson(notes, { name: "eve@example.com", accountIds: ["acc_one"] });
  const eve = { sub: "eve", email: "eve@example.com" };
  const keys = [await sign(eve), await sign({ ...eve, jti: "second" })];
  expect(await Promise.all(keys.map(statusOf))).toEqual([200, 200]);
});

test("a token calls the tools of its scopes, with the accounts of its person", async () => {
  const key = await sign({ scope: "reader unknown" });
  expect((await node.call("list_notes", { account_id: "acc_one" }, { key })).status).toBe(200);
  expect((await node.rest("GET /notes?account_id=acc_one", undefined, { key })).status).toBe(200);
  expect((await node.call("list_notes", { account_id: "acc_two" }, { key })).error).toMatchObject({
    code: "not_found",
  });
  const refused = await node.call("create_note", { text: "Refused", account_id: "acc_one" }, { key });
  expect(refused).toMatchObject({ status: 403, error: { code: "out_of_scope" } });
  const wider = await sign({ scope: undefined, scp: ["writer"] });
  const created = await node.call("create_note", { text: "Allowed", account_id: "acc_one" }, { key: wider });
  expect(created.status).toBe(200);
  expect((await notes.rpc("ping", {}, { key })).status).toBe(401); // the other node has no issuer
});

test("each of several concurrent tokens of a client has its own scopes", async () => {
  await statusOf(await sign()); // reads the keys
  const scopes = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? "reader" : "writer"));
  const keys = await Promise.all(scopes.map((scope, index) => sign({ client_id: "mixed", scope, jti: String(index) })));
  const create = async (key: string) =>
    (await node.call("create_note", { text: "Mixed", account_id: "acc_one" }, { key })).status;
  const statuses = await Promise.all(keys.map(create));
  expect(statuses).toEqual(scopes.map((scope) => (scope === "writer" ? 200 : 403)));
});

test("a token with a wrong claim, signature or algorithm is rejected like an unknown key", async () => {
  const now = Math.floor(notes.clock() / 1_000);
  const forged = await generateKeyPair("RS256");
  const publicKey = new TextEncoder().encode(await exportSPKI(first.publicKey));
  const confused = new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: "one" }).sign(publicKey);
  const tokens = [
    await sign({ aud: "https://other.example" }),
    await sign({ aud: undefined }),
    await sign({ iss: "https://evil.example" }),
    await sign({ exp: now - 31 }),
    await sign({ exp: undefined }),
    await sign({ nbf: now + 60 }),
    await sign({ sub: undefined }),
    await sign({ sub: "2" }), // the address belongs to subject 1
    await sign({ sub: "3", email: "nobody@example.com" }),
    await sign({}, { key: forged }),
    new UnsecuredJWT(claims()).encode(),
    await confused,
    `${await sign()}x`,
    "a.b.c",
  ];
  const unknown = await node.rpc("ping", {}, { key: "swb_unknown" });
  for (const [index, key] of tokens.entries()) {
    const { status, error, headers } = await node.rpc("ping", {}, { key });
    expect([index, status]).toEqual([index, 401]);
    expect({ ...error.data, request_id: "" }).toEqual({ ...unknown.error.data, request_id: "" });
    expect(headers.get("www-authenticate")).toBe(unknown.headers.get("www-authenticate"));
  }
  expect(await statusOf(await sign({ exp: now - 29 }))).toBe(200);
});

test("keys are read again for an unknown key id, at most once a minute, and remain in use without the issuer", async () => {
  await statusOf(await sign());
  published.reads = 0;
  const rotated = await sign({}, { key: second, alg: "ES256", kid: "two" });
  published.keys = [await describeKey(second, "two")];
  expect(await statusOf(rotated)).toBe(401); // the issuer's keys were read less than a minute ago
  expect(published.reads).toBe(0);
  notes.clock.advance(60_000);
  expect(await statusOf(rotated)).toBe(200);
  for (const kid of ["three", "four", "five"])
    expect(await statusOf(await sign({}, { key: second, alg: "ES256", kid }))).toBe(401);
  expect(published.reads).toBe(1);
  expect(await statusOf(await sign())).toBe(401); // the former key

  published.isDown = true;
  notes.clock.advance(3_600_000);
  expect(await statusOf(await sign({}, { key: second, alg: "ES256", kid: "two" }))).toBe(200);
  const fresh = await startNode(notes, {
    openId: { issuer, client: null, audience, admission: { domains: [], scopes: [], workspaceId: null } },
  });
  const { error } = await fresh.rpc("ping", {}, { key: await sign({}, { key: second, alg: "ES256", kid: "two" }) });
  expect(error).toMatchObject({ code: 503, data: { code: "network_unavailable", retry_after_seconds: 60 } });
  published.isDown = false;
  published.keys = [await describeKey(first, "one"), await describeKey(second, "two")];
});

test("a person sees the client and revokes its access: earlier tokens are rejected, later ones accepted", async () => {
  await statusOf(await sign()); // reads the keys
  const tokens = await Promise.all([sign({ client_id: "mail" }), sign({ client_id: "mail", jti: "2" })]);
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200]);
  const browser = new Browser();
  const fields = { name: "ada@example.com", password };
  const page = await browser.submit(await browser.open(`${node.url}/account`), { fields });
  const cards = [...page.text.matchAll(/<section class="card">.*?<\/section>/gs)].map(([card]) => card);
  const mail = cards.filter((card) => card.includes("<h2>mail</h2>"));
  expect(mail).toEqual([expect.stringMatching(new RegExp(`Tokens from.*${new URL(issuer).host}.*writer`, "s"))]);
  const [, accounts] = /<dt>Accounts<\/dt>\s*<dd>(.*?)<\/dd>/s.exec(mail[0] ?? "") ?? [];
  expect(accounts).toBe("acc_one"); // ada may not use the other account
  await browser.submit(page, { form: cards.findIndex((card) => card.includes("<h2>mail</h2>")), fields: {} });
  // On PostgreSQL, the server is notified a moment later.
  await eventually(async () => expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]));
  notes.clock.advance(1_000);
  expect(await statusOf(await sign({ client_id: "mail" }))).toBe(200);
});

test("a client is accepted again after its access has been revoked twice, and the first grant deleted", async () => {
  const client_id = "twice";
  const revoke = () =>
    notes.store.writer
      .updateTable("sb_oauth_grants")
      .set({ ended_at: notes.clock() })
      .where("client_name", "=", client_id)
      .where("ended_at", "is", null)
      .returning("id")
      .executeTakeFirstOrThrow();
  const use = async () => {
    notes.clock.advance(2_000);
    return statusOf(await sign({ client_id }));
  };
  expect(await use()).toBe(200);
  const { id } = await revoke();
  expect(await use()).toBe(200);
  await notes.store.writer.deleteFrom("sb_oauth_grants").where("id", "=", id).execute();
  await revoke();
  expect(await use()).toBe(200);
});
