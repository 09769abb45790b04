import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openServer } from "../../../runtime/index.ts";
import { unlinkPerson } from "../../../runtime/identity/people.ts";
import type { OpenIdOptions } from "../../../runtime/openid/open-id-options.ts";
import { Browser, type ShownPage } from "../../support/browser.ts";
import { addTestPerson, authorizeUrl, createPkcePair, registerClient } from "../../support/oauth.ts";
import { openIdClient, startOpenIdProvider, type OpenIdProvider } from "../../support/open-id-provider.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

let notes: TestNotes;
let provider: OpenIdProvider;
let url: string;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  notes = await startNotes({ onEnd: (stop) => stops.push(stop) });
  const pages = { openapiFile: "none", docsFolder: "none" };
  const open = await openServer(notes.service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  url = open.url;
  provider = await startOpenIdProvider([`${url}/oauth/openid/callback`]);
  const admission = { domains: ["new.example"], scopes: ["reader"], workspaceId: "wsp_one" };
  const openId: OpenIdOptions = { issuer: provider.issuer, client: openIdClient, audience: null, admission };
  const server = open.serve({ ...notes.service, openId });
  stops.push(
    () => server.stop(0),
    () => provider.stop(),
  );
  await addTestPerson(notes, { name: "ada@example.com" });
});
beforeEach(() => notes.clock.advance(600_000)); // refills the limits of the address
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const ada = { sub: "1", email: "Ada@example.com", email_verified: true };

/** Follows the link on a sign-in page to the provider, and returns the URL that the provider redirects to. */
async function signInThere(browser: Browser, page: ShownPage): Promise<string> {
  const link = /class="button" href="([^"]+)"/.exec(page.text)?.[1] ?? "none";
  const atProvider = await browser.open(new URL(link, page.url).href);
  expect(new URL(atProvider.url).origin).toBe(provider.issuer);
  return (await new Browser().open(atProvider.url)).url;
}

/** Signs in on the account page as somebody at the provider. */
async function signIn(signedIn: OpenIdProvider["signedIn"], browser = new Browser()): Promise<ShownPage> {
  provider.signedIn = signedIn;
  return browser.open(await signInThere(browser, await browser.open(`${url}/account`)));
}

test("a person is found by the verified address at the first sign-in, then by the subject", async () => {
  expect((await signIn(ada)).text).toContain("You are signed in as <strong>ada@example.com</strong>");
  const renamed = await signIn({ ...ada, email: "ada@elsewhere.example" });
  expect(renamed.text).toContain("You are signed in as <strong>ada@example.com</strong>");
  const reassigned = await signIn({ ...ada, sub: "2" });
  expect(reassigned).toMatchObject({ status: 403, text: expect.stringContaining("No access") });
});

test("an unlinked person is signed out, and found by the verified address again", async () => {
  const id = await addTestPerson(notes, { name: "moved@example.com" });
  const browser = new Browser();
  const moved = { sub: "old", email: "moved@example.com", email_verified: true };
  await signIn(moved, browser);
  expect((await signIn({ ...moved, sub: "new" })).status).toBe(403);
  expect(await unlinkPerson(notes.store, id, notes.clock())).toBe(true);
  expect((await browser.open(`${url}/account`)).text).toContain("Sign in to see");
  expect((await signIn({ ...moved, sub: "new" })).text).toContain("You are signed in as");
  expect((await signIn(moved)).status).toBe(403);
});

test.each([
  {
    why: "is unknown",
    claims: { sub: "3", email: "eve@example.com", email_verified: true },
    text: "cannot sign in here with",
  },
  {
    why: "is not verified",
    claims: { sub: "4", email: "ada@example.com" },
    text: "did not return a verified email address",
  },
  {
    why: "only looks admitted",
    claims: { sub: "5", email: "eve@x.new.example", email_verified: true },
    text: "cannot sign in here",
  },
])("an address that $why grants no access", async ({ claims, text }) => {
  const page = await signIn(claims);
  expect(page).toMatchObject({ status: 403, text: expect.stringContaining(text) });
});

test("a person of an admitted domain is added with its scopes, and without a password", async () => {
  await signIn({ sub: "6", email: "grace@new.example", email_verified: true });
  await signIn({ sub: "6", email: "grace@new.example", email_verified: true });
  const people = notes.store.reader.selectFrom("sb_people").selectAll().where("name", "=", "grace@new.example");
  const added = { workspace_id: "wsp_one", scopes: '["reader"]', password_hash: "", plan: "small" };
  expect(await people.execute()).toEqual([expect.objectContaining(added)]);
  const browser = new Browser();
  const fields = { name: "grace@new.example", password: "" };
  expect((await browser.submit(await browser.open(`${url}/account`), { fields })).status).toBe(401);
});

test("an authorization request continues with the consent", async () => {
  provider.signedIn = ada;
  const client_id = await registerClient({ url });
  const browser = new Browser();
  const page = await browser.open(authorizeUrl({ url }, { client_id, code_challenge: createPkcePair().challenge }));
  const consent = await browser.open(await signInThere(browser, page));
  expect(consent.url).toContain("/oauth/consent/");
  expect(consent.text).toContain("You are signed in as <strong>ada@example.com</strong>");
});

test("a response is accepted once, and only from the browser that started the sign-in, with its state", async () => {
  provider.signedIn = ada;
  const browser = new Browser();
  const back = await signInThere(browser, await browser.open(`${url}/account`));
  const foreign = await new Browser().open(back);
  expect(foreign).toMatchObject({ status: 404, text: expect.stringContaining("belongs to another browser") });
  const victim = new Browser();
  await signInThere(victim, await victim.open(`${url}/account`)); // starts a sign-in in the victim's browser, too
  expect(await victim.open(back)).toMatchObject({ status: 401, text: expect.stringContaining("did not confirm") });
  expect((await browser.open(back)).text).toContain("You are signed in");
  expect(await browser.open(back)).toMatchObject({ status: 404 });
});

test("a refusal of the provider shows a page, and so does a sign-in that took too long", async () => {
  expect(await signIn(null)).toMatchObject({ status: 401, text: expect.stringContaining("did not confirm") });
  provider.signedIn = ada;
  const browser = new Browser();
  const back = await signInThere(browser, await browser.open(`${url}/account`));
  notes.clock.advance(600_000);
  expect(await browser.open(back)).toMatchObject({ status: 404 });
});

test("the authorization request contains a PKCE challenge, state and nonce, and no cookie contains the state", async () => {
  const browser = new Browser();
  const page = await browser.open(`${url}/oauth/openid/start`);
  const { searchParams } = new URL(page.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    redirect_uri: `${url}/oauth/openid/callback`,
    code_challenge_method: "S256",
    state: expect.any(String),
    nonce: expect.any(String),
  });
  const cookies = [...browser.cookies.values()].map(({ value }) => value).join(" ");
  expect(cookies).not.toContain(searchParams.get("state"));
});
