import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTHeaderParameters } from "jose";
import type { Clock } from "../clock.ts";
import { isLocalIssuer } from "./open-id-options.ts";

/** The identifier and the keys that an issuer publishes. */
export interface IssuerKeys {
  /** The identifier that its tokens contain. */
  readonly issuer: string;
  readonly find: ReturnType<typeof createLocalJWKSet>;
}

/** Reads the keys of an issuer, and reads them again if they lack the key that a token's header names. @throws Error */
export type ReadIssuerKeys = (header: JWTHeaderParameters) => Promise<IssuerKeys>;

/** How long keys are used before they are read again, and the minimum time between two reads, in milliseconds. */
const maxAgeMs = 600_000;
const minIntervalMs = 60_000;
const timeoutMs = 5_000;
const maxBytes = 262_144;

interface Read {
  readonly keys: IssuerKeys;
  readonly at: number;
}

/**
 * Creates the reader of an issuer's keys (OpenID Connect Discovery 1.0, section 4). Tokens with invented key ids
 * cause at most one read per minute. If the issuer cannot be reached, the keys that were read before remain in use.
 */
export function createIssuerKeys(configured: string, clock: Clock): ReadIssuerKeys {
  let current: Read | null = null;
  let attemptedAt = -Infinity;
  let reading: Promise<void> | null = null;

  /** Reads the keys unless that was tried in the last minute; concurrent callers share one attempt. */
  async function refresh(): Promise<void> {
    if (!reading && clock() - attemptedAt < minIntervalMs) return;
    reading ??= readKeys(configured)
      .then((keys) => void (current = { keys, at: clock() }))
      .finally(() => (reading = null));
    attemptedAt = clock();
    await reading;
  }

  return async (header) => {
    const isOld = !current || clock() - current.at >= maxAgeMs;
    if (isOld || !(await hasKey(current, header))) {
      await refresh().catch((error: unknown) => {
        if (!current) throw error;
      });
    }
    if (!current) throw new Error("the keys of the issuer could not be read; they are requested at most once a minute");
    return current.keys;
  };
}

async function hasKey(read: Read | null, header: JWTHeaderParameters): Promise<boolean> {
  try {
    await read?.keys.find(header);
    return true;
  } catch (error) {
    return !(error instanceof errors.JWKSNoMatchingKey);
  }
}

async function readKeys(configured: string): Promise<IssuerKeys> {
  const metadata = await fetchJson(`${configured.replace(/\/$/, "")}/.well-known/openid-configuration`, configured);
  const { issuer, jwks_uri: keysUrl } = metadata as { issuer?: unknown; jwks_uri?: unknown };
  if (typeof issuer !== "string" || issuer.replace(/\/$/, "") !== configured.replace(/\/$/, ""))
    throw new Error("the metadata of the OpenID provider names another issuer");
  if (typeof keysUrl !== "string") throw new Error("the metadata of the OpenID provider has no jwks_uri");
  return { issuer, find: createLocalJWKSet((await fetchJson(keysUrl, configured)) as JSONWebKeySet) }; // checked by the library
}

async function fetchJson(url: string, issuer: string): Promise<unknown> {
  if (!url.startsWith("https:") && !isLocalIssuer(issuer)) throw new Error("the OpenID provider must use https");
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the OpenID provider returned ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array); // fetch returns no other chunks
    length += (chunk as Uint8Array).length;
    if (length > maxBytes) throw new Error("the response of the OpenID provider is too large");
  }
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
}
