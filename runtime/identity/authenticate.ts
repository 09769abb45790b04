import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { AttemptLimiter } from "./attempt-limiter.ts";
import { findToken, type FoundToken } from "./grants.ts";
import { hashKey } from "./keys.ts";
import type { KeyChanges } from "./key-changes.ts";
import type { KeyUses } from "./key-uses.ts";
import { createScopeIndex, type Principal } from "./principal.ts";
import { RecentMap } from "./recent-map.ts";
import { principalColumns, toPrincipal } from "./stored-principal.ts";

/**
 * Returns the principal of an `Authorization` header, without a promise if the key is cached.
 * @param client its address is used only for the limit on unknown keys.
 * @param audience the path of the surface, for which an access token must have been issued.
 * @throws Failure `unauthenticated`, identical for a missing, unknown, expired or revoked key; `rate_limited` for a key
 * that is not known to be valid, from an address that has sent too many unknown keys.
 */
export type Authenticate = (
  authorization: string | undefined,
  client: Client,
  audience?: string,
) => Principal | Promise<Principal>;

/** The sender of a request. */
export interface Client {
  readonly clientAddress: string;
}

/** When a key was read from the store. */
interface KeyRead {
  readonly readAt: number;
  /** The number of changes to keys before the read. */
  readonly version: number;
}

/** A valid API key or access token. */
interface Credential extends Pick<FoundToken, "principal" | "expiresAt"> {
  /** The path of the only surface that accepts it; null for API keys and external tokens, which all surfaces accept. */
  readonly audience: string | null;
}

type ValidKey = KeyRead & Credential;

/** A valid access token of an external provider. */
export type ExternalCredential = Credential;

/** Checks access tokens of an external provider. */
export interface ExternalTokens {
  /** Returns null for an invalid token. @throws Failure if the token cannot be checked now. */
  find(token: string, now: number): Promise<ExternalCredential | null>;
}

/** The form of a JWT (RFC 7519); access tokens of this service contain no dots. */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Lifetime of a cache entry, in milliseconds: the maximum delay before a change takes effect if its notification was
 * lost.
 */
const cacheMs = 5_000;
const maxCached = 10_000;

/**
 * Checks Bearer tokens (RFC 6750) against the stored hashes. The lookup uses the SHA-256 of the token, so its duration
 * reveals nothing about how close a guess is. Malformed, unknown, expired and revoked keys take the same steps.
 */
export function createAuthenticate(
  reader: Kysely<RuntimeTables>,
  surface: Surface,
  clock: Clock,
  changes: Pick<KeyChanges, "version">,
  uses: Pick<KeyUses, "add">,
  externalTokens: ExternalTokens | null = null,
): Authenticate {
  const valid = new RecentMap<ValidKey>(maxCached);
  const invalid = new RecentMap<KeyRead>(maxCached);
  const attempts = new AttemptLimiter(clock);
  /** Lookups in progress of keys that are not known to be valid, by hash, address and audience. */
  const attempted = new Map<string, Promise<Principal>>();
  const toolsOf = createScopeIndex(surface);
  const isFresh = ({ readAt, version }: KeyRead, now: number): boolean =>
    version === changes.version && now - readAt < cacheMs && now >= readAt;

  /**
   * Returns the credential of a valid API key, otherwise null. `find` then looks for a token, even if the key exists but is
   * expired or revoked.
   */
  async function readKey(hash: string, now: number): Promise<Credential | null> {
    const row = await reader
      .selectFrom("sb_keys")
      .select([...principalColumns, "hash", "expires_at", "revoked_at", "previous_expires_at"])
      .where((where) => where.or([where("hash", "=", hash), where("previous_hash", "=", hash)]))
      .executeTakeFirst();
    if (!row || row.revoked_at !== null) return null;
    const expiresAt = Math.min(
      row.expires_at ?? Infinity,
      row.hash === hash ? Infinity : (row.previous_expires_at ?? 0),
    );
    return expiresAt > now ? { principal: toPrincipal(row, toolsOf), expiresAt, audience: null } : null;
  }

  async function find(token: string, hash: string, now: number): Promise<Credential | null> {
    const key = await readKey(hash, now);
    return (
      key ?? (externalTokens && jwt.test(token) ? externalTokens.find(token, now) : findToken(reader, hash, toolsOf))
    );
  }

  async function lookUp(token: string, hash: string, now: number): Promise<Credential> {
    const found = { readAt: now, version: changes.version };
    const key = await find(token, hash, now);
    if (!key || key.expiresAt <= now) {
      valid.delete(hash);
      invalid.set(hash, found);
      throw new Failure("unauthenticated");
    }
    valid.set(hash, { ...found, ...key });
    return key;
  }

  function use({ principal, audience }: Credential, now: number, surface: string | undefined): Principal {
    if (audience !== null && audience !== surface) throw new Failure("unauthenticated");
    uses.add(principal.id, now);
    return principal;
  }

  /**
   * Looks up a key that is not known to be valid. Concurrent requests from one address with the same key share one
   * lookup and count as one attempt.
   */
  async function tryKey(
    token: string,
    hash: string,
    address: string,
    now: number,
    audience?: string,
  ): Promise<Principal> {
    const retryAfterSeconds = attempts.retryAfterSeconds(address);
    if (retryAfterSeconds > 0)
      throw new Failure("rate_limited", {
        detail: "Too many unknown keys were sent from this address.",
        hint: "Send a valid key.",
        retryAfterSeconds,
      });
    attempts.consume(address);
    let key: Credential;
    try {
      key = await lookUp(token, hash, now);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "unauthenticated")) attempts.refund(address); // the key may be valid
      throw error;
    }
    attempts.refund(address);
    return use(key, now, audience);
  }

  return (authorization, client, audience) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw new Failure("unauthenticated");
    const hash = hashKey(token);
    const now = clock();
    const key = valid.get(hash);
    if (key && key.expiresAt > now) {
      if (isFresh(key, now)) return use(key, now, audience);
      return lookUp(token, hash, now).then((found) => use(found, now, audience));
    }
    const known = invalid.get(hash);
    if (known && isFresh(known, now)) throw new Failure("unauthenticated");
    const address = client.clientAddress;
    const name = `${hash} ${address} ${audience ?? ""}`;
    let attempt = attempted.get(name);
    if (!attempt) {
      attempt = tryKey(token, hash, address, now, audience).finally(() => attempted.delete(name));
      attempted.set(name, attempt);
    }
    return attempt;
  };
}
