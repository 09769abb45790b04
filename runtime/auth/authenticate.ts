import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../executor/failure.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { Surface } from "../surface.ts";
import { hashKey } from "./keys.ts";

/** Who calls: what one valid key may do. */
export interface Caller {
  readonly keyId: string;
  readonly keyName: string;
  readonly workspaceId: string;
  readonly scopes: readonly string[];
  /** Names of the tools that the scopes hold. */
  readonly tools: ReadonlySet<string>;
  readonly plan: string;
  readonly defaultAccountId: string | null;
}

/**
 * The caller of an `Authorization` header; at once where the key was looked up a moment ago.
 * @throws Failure `unauthenticated`, the same for a missing, unknown, expired and revoked key.
 */
export type Authenticate = (authorization: string | undefined) => Caller | Promise<Caller>;

interface Known {
  readonly caller: Caller | null;
  readonly expiresAt: number | null;
  readonly readAt: number;
}

/** How long a key that was revoked elsewhere may still be taken, in milliseconds. */
const cacheMs = 5_000;
const cacheSize = 10_000;

/**
 * Checks Bearer tokens (RFC 6750) against the stored hashes. A look-up is by the token's SHA-256, so the time it takes says
 * nothing about how much of a guess was right.
 */
export function createAuthenticate(reader: Kysely<RuntimeTables>, surface: Surface, clock: Clock): Authenticate {
  const cache = new Map<string, Known>();
  const toolsOf = createScopeIndex(surface);

  async function look(hash: string, now: number): Promise<Known> {
    const row = await reader
      .selectFrom("sb_keys")
      .select(["id", "name", "workspace_id", "scopes", "plan", "default_account_id", "expires_at", "revoked_at"])
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (!row || row.revoked_at !== null) return { caller: null, expiresAt: null, readAt: now };
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

  async function remember(hash: string, now: number): Promise<Caller> {
    const known = await look(hash, now);
    if (cache.size >= cacheSize) cache.clear();
    if (known.caller) cache.set(hash, known);
    else cache.delete(hash);
    return callerOf(known, now);
  }

  return (authorization) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw new Failure("unauthenticated");
    const digest = hashKey(token);
    const now = clock();
    const known = cache.get(digest);
    const isFresh = known !== undefined && now - known.readAt < cacheMs && now >= known.readAt;
    return isFresh ? callerOf(known, now) : remember(digest, now);
  };
}

function callerOf({ caller, expiresAt }: Known, now: number): Caller {
  if (!caller || (expiresAt !== null && expiresAt <= now)) throw new Failure("unauthenticated");
  return caller;
}

/** The union of the tools that scopes hold, one shared set per combination. */
export function createScopeIndex(surface: Surface): (scopes: readonly string[]) => ReadonlySet<string> {
  const tools = new Map(surface.scopes.map((scope) => [scope.name, scope.tools]));
  const unions = new Map<string, ReadonlySet<string>>();
  return (scopes) => {
    const name = [...scopes].sort().join(" ");
    let union = unions.get(name);
    if (!union) {
      union = new Set(scopes.flatMap((scope) => tools.get(scope) ?? []));
      unions.set(name, union);
    }
    return union;
  };
}
