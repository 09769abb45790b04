import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import { findPerson, type Person } from "../identity/people.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { requireMethod } from "../surfaces/http/require-method.ts";
import { grantableAccounts, grantableScopes, storeGrant, type ConsentRequest } from "./consent.ts";
import type { Forms } from "./forms.ts";
import type { OAuthHandler } from "./oauth-handler.ts";
import { oauthPaths } from "./oauth-paths.ts";
import type { OpenIdSignIn } from "./openid-sign-in.ts";
import { consentPage } from "./pages/consent-page.ts";
import { sendPage } from "./pages/page.ts";
import { signInPage } from "./pages/sign-in-page.ts";
import { redirect } from "./redirect.ts";
import { describeRedirect } from "./redirect-target.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInWith } from "./sign-in.ts";

interface Parts {
  readonly provider: Provider;
  readonly forms: Forms;
  readonly sessions: Pick<Sessions, "signOutOthers">;
  readonly signIn: SignInWith;
  readonly openId: OpenIdSignIn | null;
}

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;
type Client = NonNullable<Awaited<ReturnType<Provider["Client"]["find"]>>>;

/** Creates the pages of an authorization request: sign-in and consent. */
export function createInteractions(
  services: CallServices,
  { provider, forms, sessions, signIn, openId }: Parts,
): OAuthHandler {
  const { surface, store } = services;
  const { service } = surface;

  async function find({ request, response }: HttpExchange): Promise<{ interaction: Interaction; client: Client }> {
    const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) throw expired();
      throw error;
    });
    const client = await provider.Client.find(String(interaction.params["client_id"]));
    if (!client) throw expired();
    return { interaction, client };
  }

  async function serveSignIn(exchange: HttpExchange, { interaction, client }: Awaited<ReturnType<typeof find>>) {
    const { uid } = interaction;
    const page = {
      action: `${oauthPaths.signIn}/${uid}`,
      clientName: nameOf(client),
      provider: openId && { name: openId.providerName, url: openId.startUrl(uid) },
    };
    const signedIn = exchange.method === "GET" ? (openId?.consumeSignedInPerson(exchange, uid) ?? null) : null;
    if (signedIn !== null) return finishSignIn(exchange, signedIn);
    if (exchange.method === "GET")
      return sendPage(exchange, service, signInPage({ ...page, token: forms.issueToken(exchange) }));
    const form = await forms.read(exchange);
    const result = await signIn(form, exchange.clientAddress);
    if (!("person" in result)) {
      const again = { ...page, ...result, name: form.get("name") ?? "", token: forms.issueToken(exchange) };
      return sendPage(exchange, service, signInPage(again));
    }
    return finishSignIn(exchange, result.person.id);
  }

  async function finishSignIn(exchange: HttpExchange, accountId: string): Promise<void> {
    const { request, response } = exchange;
    const login = { accountId, remember: false };
    const next = await provider.interactionResult(request, response, { login });
    await sessions.signOutOthers(request, response, accountId); // the library's own page for this needs scripts
    redirect(exchange, next);
  }

  async function serveConsent(exchange: HttpExchange, { interaction, client }: Awaited<ReturnType<typeof find>>) {
    const person = await findPerson(store.reader, interaction.session?.accountId ?? "");
    if (!person) throw expired();
    const request = readRequest(interaction, client);
    if (exchange.method === "GET") return sendConsent(exchange, { interaction, client, person });
    const form = await forms.read(exchange);
    const { request: incoming, response } = exchange;
    if (form.get("decision") !== "allow") {
      const refused = { error: "access_denied", error_description: "The person refused access." };
      return provider.interactionFinished(incoming, response, refused);
    }
    const scopes = grantableScopes(request, person).filter((scope) => form.getAll("scope").includes(scope));
    const accounts = await grantableAccounts(services, person);
    const accountIds = accounts.map(({ id }) => id).filter((id) => form.getAll("account").includes(id));
    if (scopes.length === 0 || (accountIds.length === 0 && accounts.length > 0)) {
      const problem = `Select at least one ${scopes.length === 0 ? "permission" : "account"}, or refuse.`;
      return sendConsent(exchange, { interaction, client, person, problem });
    }
    const grantId = await storeGrant(services, provider, person, request, { scopes, accountIds });
    return provider.interactionFinished(incoming, response, { consent: { grantId } });
  }

  async function sendConsent(
    exchange: HttpExchange,
    {
      interaction,
      client,
      person,
      problem,
    }: { interaction: Interaction; client: Client; person: Person; problem?: string },
  ): Promise<void> {
    const scopes = grantableScopes(readRequest(interaction, client), person);
    const { host, isLocal, formTarget } = describeRedirect(String(interaction.params["redirect_uri"]));
    const page = consentPage({
      action: `${oauthPaths.consent}/${interaction.uid}`,
      token: forms.issueToken(exchange),
      personName: person.name,
      clientName: nameOf(client),
      clientHost: client.clientId.startsWith("https:") ? new URL(client.clientId).host : null,
      redirectHost: host,
      isLocal,
      formTarget,
      scopes: surface.scopes
        .filter(({ name }) => scopes.includes(name))
        .map(({ name, title, summary }) => ({ id: name, title, summary })),
      accounts: (await grantableAccounts(services, person)).map(({ id, name }) => ({ id, title: name, summary: id })),
      ...(problem !== undefined && { problem }),
    });
    sendPage(exchange, service, page);
  }

  return async (exchange) => {
    requireMethod(exchange, ["GET", "POST"]);
    const found = await find(exchange);
    const isSignIn = found.interaction.prompt.name === "login";
    const expected = `${isSignIn ? oauthPaths.signIn : oauthPaths.consent}/${found.interaction.uid}`;
    if (exchange.path !== expected) throw expired();
    await (isSignIn ? serveSignIn(exchange, found) : serveConsent(exchange, found));
  };
}

const expired = (): Failure =>
  new Failure("not_found", {
    detail: "This page has expired, or belongs to another browser.",
    hint: "Start again from the client.",
  });

const nameOf = (client: Client): string => client.clientName ?? "A client without a name";

function readRequest({ prompt, params }: Interaction, client: Client): ConsentRequest {
  // The details of the prompt "consent".
  const requested = prompt.details["missingResourceScopes"] as ConsentRequest["requested"] | undefined;
  const { host } = describeRedirect(String(params["redirect_uri"]));
  return { clientId: client.clientId, clientName: nameOf(client), redirectHost: host, requested: requested ?? {} };
}
