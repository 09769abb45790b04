import type { CallServices } from "../call/call-services.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { readCookie } from "./cookies.ts";

/** A sign-in at an external provider from which the browser has not returned yet. */
export interface PendingRequest {
  readonly state: string;
  readonly nonce: string;
  /** The code verifier of PKCE. */
  readonly verifier: string;
  /** The authorization request that it is for; null if it is for the account page. */
  readonly uid: string | null;
}

/** A person who has signed in for an authorization request. */
export interface SignedIn {
  readonly uid: string;
  readonly personId: string;
}

/** The state of a sign-in between pages, in an encrypted cookie of the browser that started it. */
export interface PendingSignIns {
  keepRequest(exchange: HttpExchange, request: PendingRequest): void;
  /** Returns the request and removes it from the browser. */
  consumeRequest(exchange: HttpExchange): PendingRequest | null;
  keepPerson(exchange: HttpExchange, person: SignedIn): void;
  /** Returns the id of the person who signed in for this request, and removes it from the browser; null on later calls. */
  consumeSignedInPerson(exchange: HttpExchange, uid: string): string | null;
}

/** Lifetimes in milliseconds. */
const requestMs = 600_000;
const personMs = 60_000;

type Services = Pick<CallServices, "secrets" | "clock">;

export function createPendingSignIns({ secrets, clock }: Services, isSecure: boolean): PendingSignIns {
  const cookieName = isSecure ? "__Host-sb_openid" : "sb_openid";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

  const keep = (exchange: HttpExchange, purpose: string, content: object, lifetimeMs: number): void => {
    const text = secrets.encrypt(purpose, JSON.stringify({ ...content, expiresAt: clock() + lifetimeMs }));
    const cookie = `${cookieName}=${text}; ${attributes}; Max-Age=${lifetimeMs / 1_000}`;
    exchange.response.appendHeader("Set-Cookie", cookie);
  };

  function take(exchange: HttpExchange, purpose: string): object | null {
    const text = readCookie(exchange, cookieName);
    if (text === null) return null;
    try {
      const content = JSON.parse(secrets.decrypt(purpose, text)) as { expiresAt: number }; // written by keep
      if (content.expiresAt <= clock()) return null;
      exchange.response.appendHeader("Set-Cookie", `${cookieName}=; ${attributes}; Max-Age=0`);
      return content;
    } catch {
      return null; // the cookie was changed, or encrypted for another purpose or with an unknown key
    }
  }

  const [forRequest, forPerson] = ["openid request", "openid person"];
  return {
    keepRequest: (exchange, request) => keep(exchange, forRequest, request, requestMs),
    consumeRequest: (exchange) => take(exchange, forRequest) as PendingRequest | null, // written by keepRequest
    keepPerson: (exchange, person) => keep(exchange, forPerson, person, personMs),
    consumeSignedInPerson: (exchange, uid) => {
      const person = take(exchange, forPerson) as SignedIn | null; // written by keepPerson
      return person?.uid === uid ? person.personId : null;
    },
  };
}
