import type { CampaignScope } from "./setup/campaign-record.ts";

/** The kind of the jobs that execute the steps of campaigns: one for each account with running campaigns. */
export const outreachJob = "campaign_steps";

/** Makes the campaigns of the account look for due steps as soon as the transaction is committed. */
export async function wakeCampaigns({
  account,
  jobs,
  now,
}: Pick<CampaignScope, "account" | "jobs" | "now">): Promise<void> {
  await jobs.expedite({ kind: outreachJob, key: account.id, payload: {}, runAt: now() });
}
