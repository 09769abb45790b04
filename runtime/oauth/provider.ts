import { generateKeyPairSync, timingSafeEqual } from "node:crypto";
import Provider, { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import { hashKey } from "../identity/keys.ts";
import { findPerson } from "../identity/people.ts";
import { createAdapterFactory } from "./adapter.ts";
import { oauthPaths } from "./oauth-paths.ts";
import type { Resources } from "./resources.ts";

/** Lifetimes in seconds. */
export const lifetimes = {
  accessToken: 3_600,
  authorizationCode: 60,
  grant: 365 * 86_400,
  interaction: 1_800,
  refreshToken: 30 * 86_400,
  session: 12 * 3_600,
} as const;

type RenderError = NonNullable<Configuration["renderError"]>;

export interface ProviderOptions {
  readonly issuer: string;
  readonly resources: Resources;
  /** Fetches the metadata document of a client. */
  readonly fetchDocument: (url: string) => Promise<Response>;
  /** Sends the page for an authorization request that cannot be answered with a redirect. */
  readonly renderError: RenderError;
}

type Services = Pick<CallServices, "store" | "clock" | "newId" | "seals" | "surface" | "log">;

/**
 * Creates the authorization server of OAuth 2.1: authorization code with PKCE, opaque tokens, rotating refresh tokens. It signs
 * nothing, because it issues no ID tokens, but the library requires a key.
 */
export function createProvider(services: Services, options: ProviderOptions): Provider {
  const { surface, log, seals, newId, store } = services;
  const { issuer, resources } = options;
  const isSecure = issuer.startsWith("https:");
  const scopes = surface.scopes.map(({ name }) => name);
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

  const configuration: Configuration = {
    adapter: createAdapterFactory(services),
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "ES256" }] },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    cookies: {
      keys: [seals.seal(["oauth cookies"], "")],
      names: { session: sessionCookie(isSecure), interaction: "sb_interaction", resume: "sb_resume" },
      long: { httpOnly: true, sameSite: "lax", secure: isSecure },
      short: { httpOnly: true, sameSite: "lax", secure: isSecure },
    },
    routes: {
      authorization: oauthPaths.authorize,
      token: oauthPaths.token,
      registration: oauthPaths.register,
      revocation: oauthPaths.revoke,
      jwks: oauthPaths.keys,
    },
    scopes: [],
    claims: {},
    responseTypes: ["code"],
    clientAuthMethods: ["none", "client_secret_basic", "client_secret_post"],
    clientDefaults: {
      application_type: "native",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      id_token_signed_response_alg: "ES256",
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      Grant: lifetimes.grant,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.interaction,
      RefreshToken: lifetimes.refreshToken,
      Session: lifetimes.session,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      registration: { enabled: true, issueRegistrationAccessToken: false, idFactory: () => newId("cli") },
      clientIdMetadataDocument: {
        enabled: true,
        ack: "draft-02",
        cacheDuration: { min: 60, max: 3_600 },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => oneOf ?? resources.defaultUri,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          const audience = resources.pathOf(resource);
          if (audience === null) throw new errors.InvalidTarget("this server does not protect the resource");
          return { scope: scopes.join(" "), audience, accessTokenFormat: "opaque" };
        },
      },
    },
    interactions: {
      policy: interactionPolicy.base(),
      url: (_ctx, { prompt, uid }) => `${prompt.name === "login" ? oauthPaths.signIn : oauthPaths.consent}/${uid}`,
    },
    // Each authorization asks for consent again, because anybody can pose as a client that has no secret.
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
    },
    findAccount: async (_ctx, id) => {
      const person = await findPerson(store.reader, id);
      return person ? { accountId: id, claims: async () => ({ sub: id }) } : undefined;
    },
    expiresWithSession: async () => false,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    revokeGrantPolicy: ({ oidc }) => !(oidc.route === "revocation" && oidc.entities.AccessToken !== undefined),
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    fetch: (url) => options.fetchDocument(url instanceof Request ? url.url : url.toString()),
    renderError: options.renderError,
  };

  const provider = new Provider(issuer, configuration);
  /** For each request that failed with an error of the store: the function that replaces the library's response. */
  const corrections = new WeakMap<object, () => void>();
  provider.proxy = true; // trusts X-Forwarded-Proto, which the handler sets to the scheme of the issuer
  provider.Client.prototype.compareClientSecret = function (actual) {
    return timingSafeEqual(Buffer.from(hashKey(actual)), Buffer.from(this.clientSecret ?? ""));
  };
  provider.use(async (context, next) => {
    await next();
    corrections.get(context)?.();
    if (context.path === oauthPaths.server && context.status === 200)
      context.body = serverMetadata(context.body as object, scopes);
  });
  provider.on("server_error", (context, error: unknown) => {
    if (error instanceof Failure && error.code === "store_unavailable")
      corrections.set(context, () => respondUnavailable(context, options.renderError, error));
    else log.error({ err: error }, "authorization server");
  });
  provider.onerror = (error) => log.error({ err: error }, "authorization server");
  return provider;
}

/** Replaces the response to a request that failed because the store cannot be used (RFC 6749, section 4.1.2.1). */
function respondUnavailable(
  context: KoaContextWithOIDC,
  renderError: RenderError,
  { message, details }: Failure,
): void {
  const problem = { error: "temporarily_unavailable", error_description: message };
  if (context.type === "text/html") void renderError(context, problem, new Error(message));
  else context.body = problem;
  context.status = 503;
  context.set("Retry-After", String(details.retryAfterSeconds ?? 5));
}

/** Browsers accept a `__Host-` cookie only from this host over https (RFC 6265bis, section 4.1.3.2). */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? "__Host-sb_session" : "sb_session");

/**
 * The members of the library's metadata that are served: those of RFC 8414, RFC 9207 and client-id metadata documents, but
 * not those of OpenID Connect.
 */
const metadataMembers = new Set([
  "issuer",
  "authorization_endpoint",
  "token_endpoint",
  "registration_endpoint",
  "revocation_endpoint",
  "response_types_supported",
  "grant_types_supported",
  "token_endpoint_auth_methods_supported",
  "code_challenge_methods_supported",
  "authorization_response_iss_parameter_supported",
  "client_id_metadata_document_supported",
]);

function serverMetadata(metadata: object, scopes: readonly string[]): object {
  const members = Object.entries(metadata).filter(([name]) => metadataMembers.has(name));
  return { ...Object.fromEntries(members), response_modes_supported: ["query"], scopes_supported: scopes };
}
