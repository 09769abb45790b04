import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import { removingStatus } from "../identity/accounts.ts";
import { revokeGrants, listGrants } from "../identity/grants.ts";
import { findPerson, type Person } from "../identity/people.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { requireMethod } from "../surfaces/http/require-method.ts";
import type { Forms } from "./forms.ts";
import type { OAuthHandler } from "./oauth-handler.ts";
import { oauthPaths } from "./oauth-paths.ts";
import type { OpenIdSignIn } from "./openid-sign-in.ts";
import { accountPage, type ShownGrant } from "./pages/account-page.ts";
import { sendPage } from "./pages/page.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInWith } from "./sign-in.ts";

interface Parts {
  readonly forms: Forms;
  readonly sessions: Sessions;
  readonly signIn: SignInWith;
  readonly openId: OpenIdSignIn | null;
}

const { account } = oauthPaths;

/** Creates the pages on which a person sees and revokes grants: `/account` and the targets of its forms. */
export function createAccountPages(services: CallServices, { forms, sessions, signIn, openId }: Parts): OAuthHandler {
  const { store, clock, surface } = services;
  const { service } = surface;

  const form = {
    action: account,
    clientName: null,
    provider: openId && { name: openId.providerName, url: openId.startUrl(null) },
  };

  async function readPerson({ request, response }: HttpExchange): Promise<Person | null> {
    const id = await sessions.read(request, response);
    return id === null ? null : findPerson(store.reader, id);
  }

  async function show(exchange: HttpExchange): Promise<void> {
    const token = forms.issueToken(exchange);
    const person = await readPerson(exchange);
    if (!person) return sendPage(exchange, service, signInPage({ ...form, token }));
    sendPage(exchange, service, accountPage(person.name, await readGrants(services, person), token));
  }

  async function submitSignIn(exchange: HttpExchange): Promise<void> {
    const fields = await forms.read(exchange);
    const result = await signIn(fields, exchange.clientAddress);
    if (!("person" in result)) {
      const page = { ...form, ...result, name: fields.get("name") ?? "" };
      return sendPage(exchange, service, signInPage({ ...page, token: forms.issueToken(exchange) }));
    }
    await sessions.start(exchange.request, exchange.response, result.person.id);
    seeAccount(exchange);
  }

  async function endGrant(exchange: HttpExchange, id: string): Promise<void> {
    await forms.read(exchange);
    const person = await readPerson(exchange);
    if (person) await store.transaction((tx) => revokeGrants(store, tx, { id, person_id: person.id }, clock()));
    seeAccount(exchange);
  }

  async function signOut(exchange: HttpExchange): Promise<void> {
    await forms.read(exchange);
    await sessions.end(exchange.request, exchange.response);
    seeAccount(exchange);
  }

  const seeAccount = (exchange: HttpExchange): void => {
    exchange.setHeader("Location", account);
    exchange.respondEmpty(303);
  };

  return async (exchange) => {
    const { method, path } = exchange;
    const grantId = /^\/account\/grants\/(grt_[\w-]+)\/end$/.exec(path)?.[1];
    const isForm = path === account || path === `${account}/sign-out` || grantId !== undefined;
    if (!isForm) throw new Failure("not_found", { detail: "Page not found.", hint: `Open ${account}.` });
    if (method === "GET" || method === "HEAD") return path === account ? show(exchange) : seeAccount(exchange);
    requireMethod(exchange, ["GET", "HEAD", "POST"]);
    if (grantId !== undefined) return endGrant(exchange, grantId);
    return path === account ? submitSignIn(exchange) : signOut(exchange);
  };
}

/** Returns the active grants of a person, the latest first, with the names of the accounts that each one can use. */
async function readGrants(
  { store, clock }: Pick<CallServices, "store" | "clock">,
  { id, workspaceId, accountIds: permitted }: Person,
): Promise<readonly ShownGrant[]> {
  const grants = await listGrants(store.reader, { person_id: id }, clock());
  const accounts = await store.reader
    .selectFrom("sb_accounts")
    .select(["id", "display_name"])
    .where("workspace_id", "=", workspaceId)
    .where("status", "!=", removingStatus)
    .execute();
  const permits = (accountIds: readonly string[] | null, accountId: string): boolean =>
    accountIds === null || accountIds.includes(accountId);
  return grants.map((grant) => ({
    ...grant,
    accounts: accounts
      .filter(({ id: accountId }) => permits(permitted, accountId) && permits(grant.accountIds, accountId))
      .map(({ display_name: name }) => name),
  }));
}
