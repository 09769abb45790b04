import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { AccountRow, RuntimeTables } from "../store/tables.ts";
import type { Principal } from "./principal.ts";

/** A connected account as far as the runtime knows it. */
export interface Account {
  readonly id: string;
  readonly workspaceId: string;
  readonly displayName: string;
  /** The account's identity in its network. */
  readonly externalId: string;
  /** IANA name. */
  readonly timezone: string;
  readonly status: string;
  /** Own daily limits by safety category; never above the service's. */
  readonly dailyLimits: Readonly<Record<string, number>>;
  readonly warmUp: { readonly startedAt: number; readonly days: number } | null;
  /** Epoch milliseconds. */
  readonly connectedAt: number;
}

/** What a call may change of its account. */
export type AccountChanges = Partial<Pick<AccountRow, "timezone" | "timezone_changed_at" | "daily_limits">>;

export interface Accounts {
  /**
   * The account that a call acts for: the one it names, or the caller's default, or the workspace's first; at once where the
   * workspace's accounts were read a moment ago.
   * @throws Failure `not_found`, the same for one that does not exist and one that the caller may not use.
   */
  resolve(caller: Principal, accountId: string | undefined, now?: number): Account | Promise<Account>;
  /** Drops what is remembered of a workspace's accounts, so that a change holds from the next call on. */
  forget(workspaceId: string): void;
}

/** How long a change made on another node may go unnoticed, in milliseconds. */
const cacheMs = 5_000;

/** Reads accounts through a cache per workspace. */
export function createAccounts(reader: Kysely<RuntimeTables>, clock: Clock): Accounts {
  const cache = new Map<string, { readonly accounts: readonly Account[]; readonly readAt: number }>();

  async function read(workspaceId: string, now: number): Promise<readonly Account[]> {
    const rows = await reader
      .selectFrom("sb_accounts")
      .selectAll()
      .where("workspace_id", "=", workspaceId)
      .orderBy("connected_at")
      .orderBy("id")
      .execute();
    const accounts = rows.map(toAccount);
    cache.set(workspaceId, { accounts, readAt: now });
    return accounts;
  }

  return {
    resolve: (caller, accountId, now = clock()) => {
      const known = cache.get(caller.workspaceId);
      const wanted = accountId ?? caller.defaultAccountId;
      if (known && now - known.readAt < cacheMs && now >= known.readAt) return choose(known.accounts, wanted);
      return read(caller.workspaceId, now).then((accounts) => choose(accounts, wanted));
    },
    forget: (workspaceId) => void cache.delete(workspaceId),
  };
}

function choose(accounts: readonly Account[], wanted: string | null): Account {
  const account = wanted === null ? accounts[0] : accounts.find(({ id }) => id === wanted);
  if (account) return account;
  throw new Failure("not_found", { detail: "The account does not exist or is not visible to this key." });
}

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    displayName: row.display_name,
    externalId: row.external_id,
    timezone: row.timezone,
    status: row.status,
    dailyLimits: JSON.parse(row.daily_limits) as Record<string, number>, // written by this service
    warmUp:
      row.warm_up_started_at === null || row.warm_up_days === null
        ? null
        : { startedAt: row.warm_up_started_at, days: row.warm_up_days },
    connectedAt: row.connected_at,
  };
}
