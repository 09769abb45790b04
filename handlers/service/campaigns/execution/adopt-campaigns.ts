import type { Kysely } from "kysely";
import type { CallServices, RuntimeTables } from "../../../../runtime/index.ts";
import type { CampaignTables } from "../tables.ts";
import { outreachJob } from "../wake.ts";

/** The transaction in which campaigns get a principal. */
export interface Adoption {
  readonly tx: Kysely<RuntimeTables>;
  readonly jobs: Pick<CallServices["jobs"], "expedite">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Sets the principal of an account's seeded running campaigns, which nobody has launched, and wakes their job if there are any. */
export async function adoptCampaigns(
  { tx, jobs, now }: Adoption,
  accountId: string,
  principalId: string,
): Promise<void> {
  const db: Kysely<RuntimeTables & CampaignTables> = tx; // one database contains the tables of all modules
  const adopted = await db
    .updateTable("svc_campaigns")
    .set({ principal_id: principalId })
    .where("account_id", "=", accountId)
    .where("status", "=", "running")
    .where("principal_id", "is", null)
    .returning("id")
    .execute();
  if (adopted.length > 0)
    await jobs.expedite(tx, { kind: outreachJob, key: accountId, payload: {}, accountId, runAt: now });
}
