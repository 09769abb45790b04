import type { Kysely } from "kysely";
import { emitConnection } from "../events/emit-connection.ts";
import { announceAccounts, removingStatus } from "../identity/accounts.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallServices } from "./call-services.ts";

/** An account to connect. */
export interface NewAccount {
  readonly workspaceId: string;
  readonly name: string;
  readonly networkId: number;
  readonly networkKind: string;
  /** The id of its member in the network. */
  readonly externalId: string;
  readonly timezone: string;
  /**
   * The credential that the connector needs to act for the account, which is stored encrypted; null if it needs none.
   */
  readonly credential: string | null;
}

/** An account and its network. */
export interface AccountInNetwork {
  readonly id: string;
  readonly networkId: number;
}

type Services = Pick<CallServices, "store" | "events" | "surface" | "secrets" | "newId">;
type Db = Kysely<RuntimeTables>;

const purposeOf = (accountId: string): string => `account:${accountId}`;

/** The column of account credentials, for encrypting them again with a new key. */
export const credentialColumn = { table: "sb_accounts", column: "credential", key: ["id"], purposeOf };

/** Adds a connected account in a transaction, with the event `account.connected`, and returns its id. */
export async function connectAccount(services: Services, tx: Db, account: NewAccount, at: number): Promise<string> {
  const id = services.newId("acc");
  await tx
    .insertInto("sb_accounts")
    .values({
      id,
      workspace_id: account.workspaceId,
      display_name: account.name,
      network_id: account.networkId,
      network_kind: account.networkKind,
      external_id: account.externalId,
      timezone: account.timezone,
      status: "connected",
      credential: account.credential === null ? null : services.secrets.encrypt(purposeOf(id), account.credential),
      daily_limits: "{}",
      warm_up_started_at: null,
      warm_up_days: null,
      connected_at: at,
    })
    .execute();
  await emitConnection(services, tx, { accountId: id, networkId: account.networkId, at, status: "connected" });
  await announceAccounts(services.store, tx);
  return id;
}

/** Replaces the credential of an account in a transaction; null erases it. */
export async function setCredential(
  { secrets }: Pick<Services, "secrets">,
  tx: Db,
  accountId: string,
  credential: string | null,
): Promise<void> {
  await tx
    .updateTable("sb_accounts")
    .set({ credential: credential === null ? null : secrets.encrypt(purposeOf(accountId), credential) })
    .where("id", "=", accountId)
    .execute();
}

/** Reads the credential of an account; null if it has none. */
export async function readCredential(
  { secrets }: Pick<Services, "secrets">,
  db: Db,
  accountId: string,
): Promise<string | null> {
  const row = await db.selectFrom("sb_accounts").select("credential").where("id", "=", accountId).executeTakeFirst();
  return row?.credential ? secrets.decrypt(purposeOf(accountId), row.credential) : null;
}

/**
 * Changes the status of an account in a transaction, with the event `account.connected` or `account.disconnected`;
 * `removing` has none. No effect if the account already has the status.
 */
export async function setAccountStatus(
  services: Services,
  tx: Db,
  { id, networkId }: AccountInNetwork,
  { status, at }: { readonly status: "connected" | "disconnected" | typeof removingStatus; readonly at: number },
): Promise<void> {
  const changed = await tx
    .updateTable("sb_accounts")
    .set({ status })
    .where("id", "=", id)
    .where("status", "!=", status)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return;
  if (status !== removingStatus) await emitConnection(services, tx, { accountId: id, networkId, at, status });
  await announceAccounts(services.store, tx);
}
