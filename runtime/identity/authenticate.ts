import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { FailedAttempts } from "./failed-attempts.ts";
import { hashKey } from "./keys.ts";
import { createScopeIndex, type Principal } from "./principal.ts";
import { RecentMap } from "./recent-map.ts";

/**
 * Returns the principal of an `Authorization` header; without a promise where the key was looked up a moment ago.
 * @param address of the client, for the limit on unknown keys.
 * @throws Failure `unauthenticated`, the same for a missing, unknown, expired and revoked key; `rate_limited` for one more unknown
 *   key from an address that sent too many.
 */
export type Authenticate = (authorization: string | undefined, address: string) => Principal | Promise<Principal>;

interface ValidKey {
  readonly principal: Principal;
  /** Epoch milliseconds, or null: it does not expire. */
  readonly expiresAt: number | null;
  /** When it was read from the store. */
  readonly readAt: number;
}

/** How long a key that was revoked on another node may still be accepted, and one that was made stay unknown, in milliseconds. */
const cacheMs = 5_000;
const maxCached = 10_000;

/**
 * Checks Bearer tokens (RFC 6750) against the stored hashes. A look-up is by the token's SHA-256, so the time it takes reveals
 * nothing about how much of a guess was right.
 */
export function createAuthenticate(reader: Kysely<RuntimeTables>, surface: Surface, clock: Clock): Authenticate {
  const valid = new RecentMap<ValidKey>(maxCached);
  /** When keys were found to be invalid. */
  const invalid = new RecentMap<number>(maxCached);
  const attempts = new FailedAttempts(clock);
  /** Look-ups in progress of keys that this process has not seen as valid ones, by key and address. */
  const attempted = new Map<string, Promise<Principal>>();
  const toolsOf = createScopeIndex(surface);
  const isFresh = (readAt: number, now: number): boolean => now - readAt < cacheMs && now >= readAt;

  async function read(hash: string, now: number): Promise<ValidKey | null> {
    const row = await reader
      .selectFrom("sb_keys")
      .select(["id", "name", "workspace_id", "scopes", "plan", "default_account_id", "expires_at", "revoked_at"])
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (!row || row.revoked_at !== null) return null;
    const scopes = JSON.parse(row.scopes) as string[]; // written by createKey
    const principal = {
      id: row.id,
      name: row.name,
      workspaceId: row.workspace_id,
      scopes,
      tools: toolsOf(scopes),
      plan: row.plan,
      defaultAccountId: row.default_account_id,
    };
    return { principal, expiresAt: row.expires_at, readAt: now };
  }

  async function lookUp(hash: string, now: number): Promise<Principal> {
    const key = await read(hash, now);
    if (key) {
      valid.set(hash, key);
      return principalOf(key, now);
    }
    valid.delete(hash);
    invalid.set(hash, now);
    throw new Failure("unauthenticated");
  }

  /**
   * Looks up a key that this process has not seen as a valid one. Requests from the address that send it meanwhile wait for the same
   * look-up: they are one attempt.
   */
  async function tryKey(hash: string, address: string, now: number): Promise<Principal> {
    const retryAfterSeconds = attempts.retryAfterSeconds(address);
    if (retryAfterSeconds > 0)
      throw new Failure("rate_limited", {
        detail: "Too many unknown keys were sent from this address.",
        hint: "Send a valid key.",
        retryAfterSeconds,
      });
    attempts.add(address);
    const principal = await lookUp(hash, now);
    attempts.takeBack(address);
    return principal;
  }

  return (authorization, address) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw new Failure("unauthenticated");
    const hash = hashKey(token);
    const now = clock();
    const key = valid.get(hash);
    if (key) return isFresh(key.readAt, now) ? principalOf(key, now) : lookUp(hash, now);
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

function principalOf({ principal, expiresAt }: ValidKey, now: number): Principal {
  if (expiresAt === null || expiresAt > now) return principal;
  throw new Failure("unauthenticated");
}
