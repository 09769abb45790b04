import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** What the provider says about the person who is signed in there. */
export interface Claims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** The person who is signed in; null: the provider refuses the sign-in. */
  signedIn: Claims | null;
  stop(): Promise<void>;
}

export const openIdClient = { id: "switchboard", secret: "a secret of at least 32 characters" };

/** Starts an external OpenID provider. It refuses sign-ins until a test sets `signedIn`; this person agrees to everything. */
export async function startOpenIdProvider(redirectUris: readonly string[]): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // bound to TCP above
  const state: { signedIn: Claims | null } = { signedIn: null };
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const { id: client_id, secret: client_secret } = openIdClient;
  const provider = new Provider(issuer, {
    clients: [{ client_id, client_secret, redirect_uris: [...redirectUris] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256" }] },
    cookies: { keys: ["test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: () => "/interaction" },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...state.signedIn, sub: accountId }),
    }),
  });
  server.on("request", (request, response) => {
    if (request.url !== "/interaction") return void provider.callback()(request, response);
    void (async () => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      const accountId = state.signedIn?.sub;
      if (accountId === undefined) return provider.interactionFinished(request, response, { error: "access_denied" });
      const grant = new provider.Grant({ accountId, clientId: String(params["client_id"]) });
      grant.addOIDCScope("openid email");
      const isConsent = prompt.name === "consent";
      const result = isConsent ? { consent: { grantId: await grant.save() } } : { login: { accountId } };
      await provider.interactionFinished(request, response, result);
    })();
  });
  return Object.assign(state, {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
