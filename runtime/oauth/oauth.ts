import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import { AttemptLimiter } from "../identity/attempt-limiter.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { requireMethod } from "../surfaces/http/require-method.ts";
import type { OpenIdOptions } from "../openid/open-id-options.ts";
import { createAccountPages } from "./account.ts";
import { fetchClientDocument } from "./client-document.ts";
import { createForms } from "./forms.ts";
import type { OAuthHandler } from "./oauth-handler.ts";
import { createInteractions } from "./interactions.ts";
import { oauthPaths } from "./oauth-paths.ts";
import { createOpenIdSignIn } from "./openid-sign-in.ts";
import { messagePage } from "./pages/message-page.ts";
import { pageHeaders, renderPage, sendPage } from "./pages/page.ts";
import { createProvider } from "./provider.ts";
import { readRegistration } from "./registration.ts";
import { createResources } from "./resources.ts";
import { createSessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";

/** Limits for each address; each node counts separately. */
const limits = {
  requests: { burst: 60, perMinute: 60 },
  registrations: { burst: 10, perMinute: 2 },
};

export interface OAuthServices extends CallServices {
  /** The external provider, or null. */
  readonly openId: OpenIdOptions | null;
}

/** Creates the authorization server with its pages. @param issuer its origin. */
export function createOAuth(services: OAuthServices, issuer: string): OAuthHandler {
  const { surface, clock } = services;
  const { service } = surface;
  const externalIssuer = typeof services.openId?.audience === "string" ? services.openId.issuer : null;
  const resources = createResources(issuer, surface, externalIssuer);
  const provider = createProvider(services, {
    issuer,
    resources,
    fetchDocument: (url) => fetchClientDocument(services, url),
    renderError: (context, out) => {
      const text = out.error_description ?? out.error;
      const page = messagePage("The request cannot be completed", text, "Start again from the client.");
      const headers = pageHeaders();
      for (let at = 0; at < headers.length; at += 2) context.set(headers[at] ?? "", headers[at + 1] ?? "");
      context.type = "html";
      context.body = renderPage(service, page);
    },
  });
  const serveProvider = provider.callback();
  const sessions = createSessions(provider);
  const forms = createForms(services, issuer);
  const requests = new AttemptLimiter(clock, limits.requests);
  const registrations = new AttemptLimiter(clock, limits.registrations);
  const signIn = createSignIn(services);
  const openId = services.openId && createOpenIdSignIn(services, { issuer, sessions, openId: services.openId });
  const interact = createInteractions(services, { provider, forms, sessions, signIn, openId });
  const serveAccount = createAccountPages(services, { forms, sessions, signIn, openId });

  /** Counts a request from an address. @throws Failure `rate_limited`. */
  function consume(attempts: AttemptLimiter, { clientAddress }: HttpExchange): void {
    const retryAfterSeconds = attempts.retryAfterSeconds(clientAddress);
    if (retryAfterSeconds > 0)
      throw new Failure("rate_limited", { detail: "Too many requests from this address.", retryAfterSeconds });
    attempts.consume(clientAddress);
  }

  async function register(exchange: HttpExchange): Promise<void> {
    consume(registrations, exchange);
    try {
      await serveProvider(await readRegistration(services, exchange), exchange.response);
    } catch (error) {
      if (error instanceof Failure || !(error instanceof Error) || exchange.hasResponded) throw error;
      const body = { error: "invalid_client_metadata", error_description: error.message };
      exchange.respond(400, "application/json", JSON.stringify(body));
    }
  }

  function respondMetadata(exchange: HttpExchange): void {
    const metadata = resources.metadataOf(exchange.path.slice(oauthPaths.resource.length), exchange.headers.host);
    if (!metadata) throw new Failure("not_found", { detail: "No protected resource has this path." });
    exchange.setHeader("Access-Control-Allow-Origin", "*");
    exchange.respond(200, "application/json", JSON.stringify(metadata));
  }

  return async (exchange) => {
    const { request, response, path, method } = exchange;
    // The library derives the scheme of its cookies from this header.
    request.headers["x-forwarded-proto"] = new URL(issuer).protocol.slice(0, -1);
    try {
      if (path.startsWith(oauthPaths.resource)) return respondMetadata(exchange);
      if (path.startsWith(oauthPaths.account)) return await serveAccount(exchange);
      if (path.startsWith(oauthPaths.signIn) || path.startsWith(oauthPaths.consent)) return await interact(exchange);
      if (path.startsWith(openIdPrefix)) {
        consume(requests, exchange);
        if (openId) return await openId.serve(exchange);
        throw new Failure("not_found", { detail: "Page not found." });
      }
      if (path === oauthPaths.register && method === "POST") return await register(exchange);
      if (path === oauthPaths.authorize) {
        consume(requests, exchange);
        checkAuthorization(exchange);
        request.url = withDefaultScope(request.url ?? "", surface.scopes);
      }
      response.setHeader("X-Request-Id", exchange.requestId);
      await serveProvider(request, response);
    } catch (error) {
      if (!(error instanceof Failure) || !isPage(exchange)) throw error;
      const { hint = "Start again from the client.", retryAfterSeconds } = error.details;
      if (retryAfterSeconds !== undefined) exchange.setHeader("Retry-After", String(retryAfterSeconds));
      const status = surface.errors[error.code]?.status ?? 400;
      sendPage(exchange, service, messagePage("The request was rejected", error.message, hint, status));
    }
  };
}

const openIdPrefix = "/oauth/openid/";

const isPage = ({ headers }: HttpExchange): boolean => (headers.accept ?? "").includes("text/html");

/**
 * Rejects requests that the metadata does not advertise but that the library would accept: the library's page for
 * `form_post` needs scripts and can be framed.
 */
function checkAuthorization(exchange: HttpExchange): void {
  requireMethod(exchange, ["GET", "HEAD"]);
  if (new URLSearchParams(exchange.query).getAll("response_mode").some((mode) => mode !== "query"))
    throw new Failure("bad_request", { detail: 'The only response_mode is "query".' });
}

/** Adds the default scopes to an authorization request without scopes. */
function withDefaultScope(url: string, scopes: CallServices["surface"]["scopes"]): string {
  const mark = url.indexOf("?");
  const [path, query] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
  const parameters = new URLSearchParams(query);
  if ((parameters.get("scope") ?? "") !== "") return url;
  const names = scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  parameters.set("scope", names.join(" "));
  return `${path}?${parameters.toString()}`;
}
