import { announceAccounts, removingStatus, type AccountChanges } from "../identity/accounts.ts";
import { retryJobsOf } from "../jobs/job-rows.ts";
import {
  connectAccount,
  setAccountStatus,
  setCredential,
  type AccountInNetwork,
  type NewAccount,
} from "./account-connections.ts";
import type { CallDetails } from "./call-details.ts";
import type { CallServices } from "./call-services.ts";

/**
 * The changes that a call makes to accounts. Other calls see them after the commit. A handler must not write to
 * `sb_accounts` in any other way, because accounts are cached between calls.
 */
export class CallAccountChanges {
  readonly #services: CallServices;
  readonly #details: CallDetails;

  constructor(services: CallServices, details: CallDetails) {
    this.#services = services;
    this.#details = details;
  }

  /** Changes properties of the call's account. */
  async update(changes: AccountChanges): Promise<void> {
    const { db, account, running } = this.#details;
    await db.updateTable("sb_accounts").set(changes).where("id", "=", account.id).execute();
    await announceAccounts(this.#services.store, db);
    running.changedAccount = true;
  }

  /** Connects an account to the caller's workspace and returns its id. */
  connect(account: Omit<NewAccount, "workspaceId">): Promise<string> {
    const { db, caller, running } = this.#details;
    running.changedAccount = true;
    return connectAccount(this.#services, db, { ...account, workspaceId: caller.workspaceId }, this.#now());
  }

  /** Connects a disconnected account of the workspace again, with a new credential. */
  async reconnect(account: AccountInNetwork, credential: string | null): Promise<void> {
    const { db, running } = this.#details;
    running.changedAccount = true;
    await setCredential(this.#services, db, account.id, credential);
    await retryJobsOf(db, account.id, this.#now());
    await setAccountStatus(this.#services, db, account, { status: "connected", at: this.#now() });
  }

  /**
   * Disconnects the call's account and erases its credential. With `isRemoved`, no call can use the account anymore.
   */
  async disconnect({ isRemoved }: { readonly isRemoved: boolean }): Promise<void> {
    const { db, account, running } = this.#details;
    running.changedAccount = true;
    await setCredential(this.#services, db, account.id, null);
    const at = this.#now();
    await setAccountStatus(this.#services, db, account, { status: "disconnected", at });
    if (isRemoved) await setAccountStatus(this.#services, db, account, { status: removingStatus, at });
  }

  /** Makes the call's account the default of the caller: an API key or a grant. */
  async makeDefault(): Promise<void> {
    const { keyChanges } = this.#services;
    const { db, account, caller, running } = this.#details;
    const table = caller.clientId === null ? "sb_keys" : "sb_oauth_grants";
    await db.updateTable(table).set({ default_account_id: account.id }).where("id", "=", caller.id).execute();
    await keyChanges.announce(db);
    running.changedKey = true;
  }

  /** The time of the call in epoch milliseconds. */
  #now(): number {
    return this.#details.run?.at ?? this.#services.clock();
  }
}
