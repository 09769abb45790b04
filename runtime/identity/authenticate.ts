import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { FailedAttempts } from "./failed-attempts.ts";
import { hashKey } from "./keys.ts";
import type { KeyChanges } from "./key-changes.ts";
import { createScopeIndex, type Principal } from "./principal.ts";
import { RecentMap } from "./recent-map.ts";
import { principalColumns, toPrincipal } from "./stored-principal.ts";

/**
 * Returns the principal of an `Authorization` header, without a promise if the key is cached.
 * @param address of the client, for the limit on unknown keys.
 * @throws Failure `unauthenticated`, identical for a missing, unknown, expired or revoked key; `rate_limited` for an
 *   unknown key from an address that has sent too many.
 */
export type Authenticate = (authorization: string | undefined, address: string) => Principal | Promise<Principal>;

interface ValidKey {
  readonly principal: Principal;
  /** Epoch milliseconds; null if the key does not expire. */
  readonly expiresAt: number | null;
  /** Time of the read from the store. */
  readonly readAt: number;
  /** The number of changes of keys before the read. */
  readonly version: number;
}

/** Lifetime of a cache entry, in milliseconds: how late a key created or revoked on another node may be noticed. */
const cacheMs = 5_000;
const maxCached = 10_000;

/**
 * Checks Bearer tokens (RFC 6750) against the stored hashes. The lookup uses the SHA-256 of the token, so its duration
 * reveals nothing about how close a guess is.
 */
export function createAuthenticate(
  reader: Kysely<RuntimeTables>,
  surface: Surface,
  clock: Clock,
  changes: Pick<KeyChanges, "version">,
): Authenticate {
  const valid = new RecentMap<ValidKey>(maxCached);
  /** Times at which keys were found invalid, by hash. */
  const invalid = new RecentMap<number>(maxCached);
  const attempts = new FailedAttempts(clock);
  /** Lookups in progress of keys that are not known to be valid, by hash and address. */
  const attempted = new Map<string, Promise<Principal>>();
  const toolsOf = createScopeIndex(surface);
  const isFresh = (readAt: number, now: number): boolean => now - readAt < cacheMs && now >= readAt;

  async function read(hash: string, now: number): Promise<ValidKey | null> {
    const { version } = changes;
    const row = await reader
      .selectFrom("sb_keys")
      .select([...principalColumns, "expires_at", "revoked_at"])
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (!row || row.revoked_at !== null) return null;
    return { principal: toPrincipal(row, toolsOf), expiresAt: row.expires_at, readAt: now, version };
  }

  async function lookUp(hash: string, now: number): Promise<Principal> {
    const key = await read(hash, now);
    if (key) {
      valid.set(hash, key);
      return requireUnexpired(key, now);
    }
    valid.delete(hash);
    invalid.set(hash, now);
    throw new Failure("unauthenticated");
  }

  /**
   * Looks up a key that is not known to be valid. Concurrent requests from one address with the same key share one
   * lookup and count as one attempt.
   */
  async function tryKey(hash: string, address: string, now: number): Promise<Principal> {
    const retryAfterSeconds = attempts.retryAfterSeconds(address);
    if (retryAfterSeconds > 0)
      throw new Failure("rate_limited", {
        detail: "Too many unknown keys were sent from this address.",
        hint: "Send a valid key.",
        retryAfterSeconds,
      });
    attempts.consume(address);
    try {
      const principal = await lookUp(hash, now);
      attempts.refund(address);
      return principal;
    } catch (error) {
      if (!(error instanceof Failure && error.code === "unauthenticated")) attempts.refund(address); // the key may be valid
      throw error;
    }
  }

  return (authorization, address) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw new Failure("unauthenticated");
    const hash = hashKey(token);
    const now = clock();
    const key = valid.get(hash);
    if (key)
      return key.version === changes.version && isFresh(key.readAt, now)
        ? requireUnexpired(key, now)
        : lookUp(hash, now);
    const invalidAt = invalid.get(hash);
    if (invalidAt !== undefined && isFresh(invalidAt, now)) throw new Failure("unauthenticated");
    const name = `${hash} ${address}`;
    let attempt = attempted.get(name);
    if (!attempt) {
      attempt = tryKey(hash, address, now).finally(() => attempted.delete(name));
      attempted.set(name, attempt);
    }
    return attempt;
  };
}

function requireUnexpired({ principal, expiresAt }: ValidKey, now: number): Principal {
  if (expiresAt === null || expiresAt > now) return principal;
  throw new Failure("unauthenticated");
}
