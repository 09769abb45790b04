import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Store } from "../store/store.ts";
import type { AccountRow, RuntimeTables } from "../store/tables.ts";
import { unknownAccount } from "../store/account-rows.ts";
import type { Principal } from "./principal.ts";

/** The runtime's view of a connected account. */
export interface Account {
  readonly id: string;
  readonly workspaceId: string;
  readonly displayName: string;
  /** The id of the network that the account belongs to. */
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

/** The properties that a call may change in its account. */
export type AccountChanges = Partial<
  Pick<AccountRow, "timezone" | "timezone_changed_at" | "daily_limits" | "warm_up_started_at" | "warm_up_days">
>;

export interface Accounts {
  /**
   * Returns the account of a call: `accountId`, or the caller's default, or the first account of the workspace that the
   * caller may use. Returns it without a promise if the accounts are cached.
   * @throws Failure `not_found`, identical for an unknown account and for one that the caller may not use, and with a hint if
   *   the caller's default account has been removed.
   */
  resolve(caller: Principal, accountId: string | undefined, now?: number): Account | Promise<Account>;
  /** Removes the accounts of a workspace from the cache, so that the next call sees a change. */
  invalidate(workspaceId: string): void;
  /**
   * Records that a connected account has lost the connection to its network, for example because its access was
   * revoked. Other nodes see the change as described at `announceAccounts`.
   * @param report runs in the same transaction, if the account was connected.
   */
  disconnect(accountId: string, report: ReportConnection): Promise<void>;
  /**
   * Records that a disconnected account is connected to its network again.
   * @param report runs in the same transaction, if the account was disconnected.
   */
  reconnect(accountId: string, report: ReportConnection): Promise<void>;
  /** Stops listening for changes by other nodes. */
  close(): void;
}

/** Runs in the transaction that connects or disconnects an account; `at` in epoch milliseconds. */
export type ReportConnection = (
  tx: Kysely<RuntimeTables>,
  account: { readonly networkId: number; readonly at: number },
) => Promise<void>;

/** The status of an account whose data a job deletes; it can no longer be used. */
export const removingStatus = "removing";

/** The states between which `disconnect` and `reconnect` change an account. */
type Status = "connected" | "disconnected";

/** The notification channel that makes all nodes reload the accounts. */
const accountsChannel = "accounts";

/**
 * Lifetime of a cache entry, in milliseconds: the maximum delay before a change takes effect if its notification was
 * lost.
 */
const cacheMs = 5_000;

/** Makes all nodes reload the accounts after a transaction that adds, changes or removes one. */
export const announceAccounts = (store: Pick<Store, "notify">, tx: Kysely<RuntimeTables>): Promise<void> =>
  store.notify(tx, accountsChannel);

/**
 * Reads accounts with a cache per workspace.
 * @param unknownHint the hint for callers that pass an account that they may not use.
 */
export function createAccounts(store: Store, clock: Clock, unknownHint?: string): Accounts {
  const { reader } = store;
  const cache = new Map<string, { readonly accounts: readonly Account[]; readonly readAt: number }>();

  /** Counts the changes, so that a read that began before a change is not cached. */
  let version = 0;

  const close = store.listen(accountsChannel, () => {
    version += 1;
    cache.clear();
  });

  async function read(workspaceId: string, now: number): Promise<readonly Account[]> {
    const readVersion = version;
    const rows = await reader
      .selectFrom("sb_accounts")
      .selectAll()
      .where("workspace_id", "=", workspaceId)
      .where("status", "!=", removingStatus)
      .orderBy("connected_at")
      .orderBy("id")
      .execute();
    const accounts = rows.map(toAccount);
    if (readVersion === version) cache.set(workspaceId, { accounts, readAt: now });
    return accounts;
  }

  function setStatus(accountId: string, from: Status, to: Status, report: ReportConnection): Promise<void> {
    return store.transaction(async (tx) => {
      const changed = await tx
        .updateTable("sb_accounts")
        .set({ status: to })
        .where("id", "=", accountId)
        .where("status", "=", from)
        .returning("network_id")
        .executeTakeFirst();
      if (!changed) return;
      await report(tx, { networkId: changed.network_id, at: clock() });
      await announceAccounts(store, tx);
    });
  }

  return {
    resolve: (caller, accountId, now = clock()) => {
      const cached = cache.get(caller.workspaceId);
      if (cached && now - cached.readAt < cacheMs && now >= cached.readAt)
        return choose(cached.accounts, accountId, caller, unknownHint);
      return read(caller.workspaceId, now).then((accounts) => choose(accounts, accountId, caller, unknownHint));
    },
    invalidate: (workspaceId) => {
      version += 1;
      cache.delete(workspaceId);
    },
    disconnect: (accountId, report) => setStatus(accountId, "connected", "disconnected", report),
    reconnect: (accountId, report) => setStatus(accountId, "disconnected", "connected", report),
    close,
  };
}

function choose(
  accounts: readonly Account[],
  accountId: string | undefined,
  { defaultAccountId, accountIds }: Pick<Principal, "defaultAccountId" | "accountIds">,
  unknownHint: string | undefined,
): Account {
  const wanted = accountId ?? defaultAccountId;
  const isAllowed = ({ id }: Account): boolean => accountIds === null || accountIds.includes(id);
  const account = accounts.find((one) => (wanted === null || one.id === wanted) && isAllowed(one));
  if (account) return account;
  throw accountId === undefined && defaultAccountId !== null ? removedDefault() : unknownAccount(unknownHint);
}

/** Keys never fall back to another account, because it may belong to somebody else. */
const removedDefault = (): Failure =>
  new Failure("not_found", {
    detail: "The default account no longer exists, or is no longer one of the caller's accounts.",
    hint: "Use a key of another account (command: keys create --account <id>), or pass account_id.",
  });

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
