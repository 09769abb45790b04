import type * as Library from "openid-client";
import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import { isLocalIssuer, type OpenIdOptions } from "../openid/open-id-options.ts";
import { findExternalPerson, verifiedEmail, type ExternalIdentity } from "../openid/external-person.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { requireMethod } from "../surfaces/http/require-method.ts";
import type { OAuthHandler } from "./oauth-handler.ts";
import { oauthPaths } from "./oauth-paths.ts";
import { redirect } from "./redirect.ts";
import { messagePage } from "./pages/message-page.ts";
import { sendPage } from "./pages/page.ts";
import { createPendingSignIns } from "./pending-sign-ins.ts";
import type { Sessions } from "./sessions.ts";

/** Sign-in with an external OpenID provider. */
export interface OpenIdSignIn {
  /** The host of the provider, as shown to people. */
  readonly providerName: string;
  /** Returns the path that starts the sign-in for an authorization request, or for the account page if `uid` is null. */
  startUrl(uid: string | null): string;
  /** Returns the id of the person who signed in for this request, and forgets the person; null on later calls. */
  consumeSignedInPerson(exchange: HttpExchange, uid: string): string | null;
  /** Handles the start of a sign-in and the redirect back from the provider. */
  readonly serve: OAuthHandler;
}

interface Parts {
  /** The issuer of this service. */
  readonly issuer: string;
  readonly sessions: Sessions;
  readonly openId: OpenIdOptions;
}

/** How long the metadata of the provider is used. */
const metadataMs = 3_600_000;
const timeoutSeconds = 5;

/**
 * Creates the sign-in: authorization code with PKCE, state and nonce (OpenID Connect Core, section 3.1); null if the operator has
 * configured no client.
 */
export function createOpenIdSignIn(services: CallServices, { issuer, sessions, openId }: Parts): OpenIdSignIn | null {
  const { clock, log, surface } = services;
  const { client } = openId;
  if (!client) return null;
  const { id: clientId, secret } = client;
  const pending = createPendingSignIns(services, issuer.startsWith("https:"));
  const providerName = new URL(openId.issuer).host;
  const redirectUri = `${issuer}${oauthPaths.openIdCallback}`;
  let discovered: { readonly config: Promise<Library.Configuration>; readonly at: number } | null = null;

  /** Returns the metadata of the provider. @throws Failure `network_unavailable`. */
  async function discover(library: typeof Library): Promise<Library.Configuration> {
    if (!discovered || clock() - discovered.at >= metadataMs) {
      const authentication = secret === null ? library.None() : authenticateWith(library, secret);
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated only as a warning; used for a local issuer
      const execute = isLocalIssuer(openId.issuer) ? [library.allowInsecureRequests] : [];
      const options = { execute, timeout: timeoutSeconds };
      const config = library.discovery(new URL(openId.issuer), clientId, undefined, authentication, options);
      discovered = { config, at: clock() };
    }
    try {
      return await discovered.config;
    } catch (error) {
      discovered = null;
      throw unavailable(error);
    }
  }

  async function start(exchange: HttpExchange): Promise<void> {
    const uid = new URLSearchParams(exchange.query).get("for");
    const library = await import("openid-client");
    const config = await discover(library);
    const request = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
    };
    const url = library.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: "openid email",
      state: request.state,
      nonce: request.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: "S256",
    });
    pending.keepRequest(exchange, { ...request, uid });
    redirect(exchange, url.href);
  }

  async function finish(exchange: HttpExchange): Promise<void> {
    const request = pending.consumeRequest(exchange);
    if (!request) throw expired();
    const identity = await readIdentity(exchange, request);
    const person = await findExternalPerson(services, identity, openId.admission);
    if (!person) return sendPage(exchange, surface.service, unknownPerson(identity, providerName));
    if (request.uid === null) {
      await sessions.start(exchange.request, exchange.response, person.id);
      return redirect(exchange, oauthPaths.account);
    }
    pending.keepPerson(exchange, { uid: request.uid, personId: person.id });
    redirect(exchange, `${oauthPaths.signIn}/${request.uid}`);
  }

  /** Redeems the code of the provider. @throws Failure if the provider refuses, or the response is not for this request. */
  async function readIdentity(
    { query }: HttpExchange,
    { state, nonce, verifier }: { readonly state: string; readonly nonce: string; readonly verifier: string },
  ): Promise<ExternalIdentity> {
    const library = await import("openid-client");
    const config = await discover(library);
    try {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await library.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), checks);
      const claims = tokens.claims();
      if (!claims) throw new Error("the response contains no ID token");
      const { issuer: provider, userinfo_endpoint: endpoint } = config.serverMetadata();
      const isComplete = claims["email"] !== undefined || endpoint === undefined;
      const profile = isComplete ? claims : await library.fetchUserInfo(config, tokens.access_token, claims.sub);
      return { issuer: provider, subject: claims.sub, email: verifiedEmail(profile) };
    } catch (error) {
      log.warn({ err: error }, "sign-in with the OpenID provider failed");
      throw new Failure("unauthenticated", { detail: `${providerName} did not confirm the sign-in.`, hint: tryAgain });
    }
  }

  return {
    providerName,
    startUrl: (uid) => `${oauthPaths.openIdStart}${uid === null ? "" : `?for=${encodeURIComponent(uid)}`}`,
    consumeSignedInPerson: (exchange, uid) => pending.consumeSignedInPerson(exchange, uid),
    serve: async (exchange) => {
      requireMethod(exchange, ["GET"]);
      if (exchange.path === oauthPaths.openIdStart) return start(exchange);
      if (exchange.path === oauthPaths.openIdCallback) return finish(exchange);
      throw expired();
    },
  };
}

const tryAgain = "Start again from the client, or open /account.";

const expired = (): Failure =>
  new Failure("not_found", { detail: "The sign-in has expired, or belongs to another browser.", hint: tryAgain });

const unavailable = (cause: unknown): Failure =>
  new Failure(
    "network_unavailable",
    { detail: "The OpenID provider cannot be reached.", hint: "Try again later.", retryAfterSeconds: 30 },
    { cause },
  );

const unknownPerson = ({ email }: ExternalIdentity, providerName: string) =>
  email === null
    ? messagePage(
        "No access",
        `${providerName} did not return a verified email address for you.`,
        `Verify your email address with ${providerName}, then sign in again.`,
        403,
      )
    : messagePage(
        "No access",
        `${email} cannot sign in here with ${providerName}.`,
        "Ask the operator to add you.",
        403,
      );

/** Sends the secret in the body if the provider supports only that; otherwise with HTTP Basic, the default. */
const authenticateWith =
  (library: typeof Library, secret: string): Library.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const isPost = methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    return (isPost ? library.ClientSecretPost(secret) : library.ClientSecretBasic(secret))(server, ...rest);
  };
