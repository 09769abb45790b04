import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { lifetimes, sessionCookie } from "./provider.ts";

/** The sign-in of a person in a browser, which the pages share with the authorization server. */
export interface Sessions {
  /** Returns the id of the person who is signed in, or null. */
  read(request: IncomingMessage, response: ServerResponse): Promise<string | null>;
  start(request: IncomingMessage, response: ServerResponse, personId: string): Promise<void>;
  /** Signs out a person other than the given one. The session remains, because interactions refer to it. */
  signOutOthers(request: IncomingMessage, response: ServerResponse, personId: string): Promise<void>;
  end(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Creates the sessions of an authorization server. They end when the browser is closed, or 12 hours after the last authorization request. */
export function createSessions(provider: Provider): Sessions {
  const isSecure = provider.issuer.startsWith("https:");
  const name = sessionCookie(isSecure);
  const options = { httpOnly: true, sameSite: "lax", secure: isSecure, overwrite: true } as const;
  const open = (request: IncomingMessage, response: ServerResponse) => {
    const context = provider.createContext(request, response);
    return { context, session: provider.Session.get(context) };
  };

  return {
    read: async (request, response) => (await open(request, response).session).accountId ?? null,
    start: async (request, response, personId) => {
      const session = new provider.Session();
      session.loginAccount({ accountId: personId, transient: true });
      const { context } = open(request, response);
      context.cookies.set(name, await session.save(lifetimes.session), options);
    },
    signOutOthers: async (request, response, personId) => {
      const session = await open(request, response).session;
      if (session.accountId === undefined || session.accountId === personId) return;
      delete session.accountId;
      delete session.authorizations;
      await session.persist();
    },
    end: async (request, response) => {
      const { context, session } = open(request, response);
      await (await session).destroy();
      context.cookies.set(name, null, options);
    },
  };
}
