// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

import createFetchClient, { type Client } from "openapi-fetch";
import type { Calls } from "./calls.ts";
import type { paths } from "./types.ts";

export { errorCodes, type ErrorCode } from "./errors.ts";
export type { Schemas } from "./schemas.ts";
export type { paths } from "./types.ts";

/** The client of openapi-fetch, whose functions for the methods accept only known properties. */
export type ShelfClient = Omit<Client<paths>, keyof Calls> & Calls;

export interface ClientOptions {
  /** URL of the server, without the path of the API: `http://127.0.0.1:3000`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Creates a typed client for all REST routes. A result contains `data`, or `error` with a problem object. */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): ShelfClient {
  return createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, "") + "/api",
    headers: { Authorization: `Bearer ${apiKey}` },
    ...(fetch ? { fetch } : {}),
  }) as ShelfClient; // the same functions with stricter types
}
