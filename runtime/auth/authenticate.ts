import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { Surface } from "../contract/surface.ts";
import { FailedAttempts } from "./failed-attempts.ts";
import { hashKey } from "./keys.ts";
import { RecentMap } from "./recent-map.ts";

/** Who calls: what one valid key may do. */
export interface Caller {
  readonly keyId: string;
  readonly keyName: string;
  readonly workspaceId: string;
  readonly scopes: readonly string[];
  /** Names of the tools that the scopes contain. */
  readonly tools: ReadonlySet<string>;
  readonly plan: string;
  readonly defaultAccountId: string | null;
}

/**
 * Returns the caller of an `Authorization` header; without a promise where the key was looked up a moment ago.
 * @param address of the client, for the limit on unknown keys.
 * @throws Failure `unauthenticated`, the same for a missing, unknown, expired and revoked key; `rate_limited` for one more unknown
 *   key from an address that sent too many.
 */
export type Authenticate = (authorization: string | undefined, address: string) => Caller | Promise<Caller>;

interface ValidKey {
  readonly caller: Caller;
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
    const caller = {
      keyId: row.id,
      keyName: row.name,
      workspaceId: row.workspace_id,
      scopes,
      tools: toolsOf(scopes),
      plan: row.plan,
      defaultAccountId: row.default_account_id,
    };
    return { caller, expiresAt: row.expires_at, readAt: now };
  }

  async function lookUp(hash: string, now: number): Promise<Caller> {
    const key = await read(hash, now);
    if (key) {
      valid.set(hash, key);
      return callerOf(key, now);
    }
    valid.delete(hash);
    invalid.set(hash, now);
    throw new Failure("unauthenticated");
  }

  /** Looks up a key that this process has not seen as a valid one. */
  async function tryKey(hash: string, address: string, now: number): Promise<Caller> {
    const retryAfterSeconds = attempts.retryAfterSeconds(address);
    if (retryAfterSeconds > 0)
      throw new Failure("rate_limited", {
        detail: "Too many unknown keys were sent from this address.",
        hint: "Send a valid key.",
        retryAfterSeconds,
      });
    attempts.add(address);
    const caller = await lookUp(hash, now);
    attempts.takeBack(address);
    return caller;
  }

  return (authorization, address) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw new Failure("unauthenticated");
    const hash = hashKey(token);
    const now = clock();
    const key = valid.get(hash);
    if (key) return isFresh(key.readAt, now) ? callerOf(key, now) : lookUp(hash, now);
    const invalidAt = invalid.get(hash);
    if (invalidAt !== undefined && isFresh(invalidAt, now)) throw new Failure("unauthenticated");
    return tryKey(hash, address, now);
  };
}

function callerOf({ caller, expiresAt }: ValidKey, now: number): Caller {
  if (expiresAt === null || expiresAt > now) return caller;
  throw new Failure("unauthenticated");
}

/** The union of the tools that scopes contain, one shared set per combination. */
export function createScopeIndex(surface: Surface): (scopes: readonly string[]) => ReadonlySet<string> {
  const unions = new Map<string, ReadonlySet<string>>();
  return (scopes) => {
    const name = [...scopes].sort().join(" ");
    let union = unions.get(name);
    if (!union) {
      const held = surface.tools.filter((tool) => tool.scopes.some((scope) => scopes.includes(scope)));
      union = new Set(held.map((tool) => tool.name));
      unions.set(name, union);
    }
    return union;
  };
}
