import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Store } from "../store/store.ts";
import type { AccountRow, RuntimeTables } from "../store/tables.ts";
import type { Principal } from "./principal.ts";

/** The runtime's view of a connected account. */
export interface Account {
  readonly id: string;
  readonly workspaceId: string;
  readonly displayName: string;
  /** The network that the account belongs to, if the service knows several. */
  readonly networkId: number;
  /** The kind of that network, which determines what its accounts can do. */
  readonly networkKind: string;
  /** The id of the account's member in its network. */
  readonly externalId: string;
  /** IANA time zone name. */
  readonly timezone: string;
  readonly status: string;
  /** The account's own daily limits by safety category; the limits of the service are the maximum. */
  readonly dailyLimits: Readonly<Record<string, number>>;
  readonly warmUp: { readonly startedAt: number; readonly days: number } | null;
  /** Epoch milliseconds. */
  readonly connectedAt: number;
}

/** The properties of its account that a call may change. */
export type AccountChanges = Partial<Pick<AccountRow, "timezone" | "timezone_changed_at" | "daily_limits">>;

export interface Accounts {
  /**
   * Returns the account of a call: `accountId`, or the caller's default, or the first account of the workspace. Returns
   * it without a promise if the accounts are cached.
   * @throws Failure `not_found`, identical for an unknown account and for one that the caller may not use.
   */
  resolve(caller: Principal, accountId: string | undefined, now?: number): Account | Promise<Account>;
  /** Removes the accounts of a workspace from the cache, so that the next call sees a change. */
  invalidate(workspaceId: string): void;
  /**
   * Records that a connected account has lost the connection to its network, for example because its access was revoked. On
   * PostgreSQL, other nodes notice it immediately.
   * @param report runs in the same transaction, if the account was connected.
   */
  disconnect(accountId: string, report: ReportDisconnected): Promise<void>;
  /** Stops to listen for changes of other nodes. */
  close(): void;
}

/** Runs in the transaction of a disconnection; `at` in epoch milliseconds. */
export type ReportDisconnected = (
  tx: Kysely<RuntimeTables>,
  account: { readonly networkId: number; readonly at: number },
) => Promise<void>;

/** The channel that makes all nodes read the accounts again. */
const accountsChannel = "accounts";

/** Lifetime of a cache entry, in milliseconds: how late a change made on another node may be noticed. */
const cacheMs = 5_000;

/** Reads accounts with a cache per workspace. */
export function createAccounts(store: Store, clock: Clock): Accounts {
  const { reader } = store;
  const cache = new Map<string, { readonly accounts: readonly Account[]; readonly readAt: number }>();

  const close = store.listen(accountsChannel, () => cache.clear());

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
      const cached = cache.get(caller.workspaceId);
      const wanted = accountId ?? caller.defaultAccountId;
      if (cached && now - cached.readAt < cacheMs && now >= cached.readAt) return choose(cached.accounts, wanted);
      return read(caller.workspaceId, now).then((accounts) => choose(accounts, wanted));
    },
    invalidate: (workspaceId) => void cache.delete(workspaceId),
    disconnect: (accountId, report) =>
      store.transaction(async (tx) => {
        const changed = await tx
          .updateTable("sb_accounts")
          .set({ status: "disconnected" })
          .where("id", "=", accountId)
          .where("status", "=", "connected")
          .returning("network_id")
          .executeTakeFirst();
        if (!changed) return;
        await report(tx, { networkId: changed.network_id, at: clock() });
        await store.notify(tx, accountsChannel);
      }),
    close,
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
    networkId: row.network_id,
    networkKind: row.network_kind,
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
