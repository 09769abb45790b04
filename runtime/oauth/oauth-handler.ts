import type { HttpExchange } from "../surfaces/http/exchange.ts";

/** Handles a request to the authorization server. */
export type OAuthHandler = (exchange: HttpExchange) => Promise<void>;
