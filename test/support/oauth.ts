import { createHash, randomBytes } from "node:crypto";
import { addPerson } from "../../runtime/identity/people.ts";
import { hashPassword } from "../../runtime/identity/passwords.ts";
import type { Service, Store } from "../../runtime/index.ts";
import { Browser, type ShownPage } from "./browser.ts";

export const password = "correct horse battery staple";
export const callback = "http://127.0.0.1:8765/callback";

interface Served {
  readonly url: string;
  readonly store: Store;
  readonly service: Pick<Service, "clock" | "newId">;
}

export interface TestPerson {
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly accountIds?: readonly string[] | null;
  readonly workspaceId?: string;
}

/** Adds a person, by default `ada` of `wsp_one`, who may grant the scopes of the notes service. */
export async function addTestPerson({ store, service }: Served, person: TestPerson = {}): Promise<string> {
  const { name = "ada", scopes = ["writer", "reader"], accountIds = null, workspaceId = "wsp_one" } = person;
  const made = { workspaceId, name, scopes, accountIds, password: null, plan: "small" };
  const id = await addPerson(store, made, { now: service.clock(), newId: service.newId });
  const password_hash = await (cheapHash ??= hashPassword(password, { logN: 4, r: 1, p: 1 }));
  await store.writer.updateTable("sb_people").set({ password_hash }).where("id", "=", id).execute();
  return id;
}

/** A hash that takes little time to verify. */
let cheapHash: Promise<string> | undefined;

/** Registers a client and returns its id. */
export async function registerClient({ url }: Pick<Served, "url">, metadata: object = {}): Promise<string> {
  const body = JSON.stringify({ client_name: "Test client", redirect_uris: [callback], ...metadata });
  const response = await fetch(`${url}/oauth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  const registered = (await response.json()) as { client_id?: string };
  if (registered.client_id === undefined) throw new Error(JSON.stringify(registered));
  return registered.client_id;
}

/** A PKCE pair (RFC 7636, section 4). */
export function createPkcePair(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Returns the URL of an authorization request; undefined removes a parameter. */
export function authorizeUrl(
  { url }: Pick<Served, "url">,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const all: Readonly<Record<string, string | undefined>> = {
    response_type: "code",
    redirect_uri: callback,
    code_challenge_method: "S256",
    state: "st",
    ...parameters,
  };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return `${url}/oauth/authorize?${new URLSearchParams(given).toString()}`;
}

/** Signs in if the page is the sign-in page. Returns the page after it. */
export async function signInAs(browser: Browser, page: ShownPage, name = "ada"): Promise<ShownPage> {
  return page.url.includes("/oauth/sign-in/") ? browser.submit(page, { fields: { name, password } }) : page;
}

/** What the person selects on the consent page; by default everything. */
export interface Selection {
  readonly scope?: readonly string[];
  readonly account?: readonly string[];
}

const browsers = new Map<string, Browser>();

/** Returns the browser of a person, so that the person signs in to a service only once. */
function browserOf(url: string, name: string): Browser {
  const id = `${new URL(url).origin} ${name}`;
  const browser = browsers.get(id) ?? new Browser();
  browsers.set(id, browser);
  return browser;
}

/** Signs in and consents. Returns the parameters of the redirect to the client. */
export async function consentTo(
  url: string,
  { name = "ada", browser = browserOf(url, name), ...selected }: Selection & { browser?: Browser; name?: string } = {},
): Promise<URLSearchParams> {
  const page = await signInAs(browser, await browser.open(url), name);
  const offered = (field: string) =>
    [...page.text.matchAll(new RegExp(`type="checkbox"\\s+name="${field}"\\s+value="([^"]*)"`, "g"))].map(
      ([, id = ""]) => id,
    );
  const { scope = offered("scope"), account = offered("account") } = selected;
  const done = await browser.submit(page, { fields: { scope, account, decision: "allow" } });
  if (!done.url.startsWith("http://127.0.0.1:8765/")) throw new Error(`no redirect: ${done.status} ${done.text}`);
  return new URL(done.url).searchParams;
}

export interface TokenResponse {
  readonly status: number;
  readonly body: any;
}

/** Sends a form to an endpoint of the authorization server. */
export async function postForm(
  { url }: Pick<Served, "url">,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<TokenResponse> {
  const response = await fetch(`${url}${path}`, { method: "POST", body: new URLSearchParams(form) });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

export interface Tokens {
  readonly clientId: string;
  readonly access: string;
  readonly refresh: string;
  readonly scope: string;
}

/** Performs the whole authorization flow of a client, which registers itself if `clientId` is omitted. */
export async function getTokens(
  served: Pick<Served, "url">,
  options: Selection & { name?: string; browser?: Browser; clientId?: string; asked?: string; resource?: string } = {},
): Promise<Tokens> {
  const { clientId = await registerClient(served), asked, resource, ...selection } = options;
  const { verifier, challenge } = createPkcePair();
  const request = { client_id: clientId, code_challenge: challenge, scope: asked, resource };
  const code = (await consentTo(authorizeUrl(served, request), selection)).get("code") ?? "";
  const exchange = { grant_type: "authorization_code", client_id: clientId, redirect_uri: callback, code };
  const { status, body } = await postForm(served, "/oauth/token", { ...exchange, code_verifier: verifier });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { clientId, access: body.access_token, refresh: body.refresh_token, scope: body.scope };
}
