import type { JobKind, JobServices } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";
import { countValuesJob, createCountValuesJob } from "../network/count-values-job.ts";
import { createCampaignJob } from "../service/campaigns/execution/campaign-job.ts";
import { outreachJob } from "../service/campaigns/wake.ts";
import { createDeleteOldRowsJob, deleteOldRowsJob } from "../service/delete-old-rows.ts";
import { createExpiryJob, createExportJob, expiryJob, exportJob } from "../service/exports/run-export.ts";
import { createEndSnoozeJob, endSnoozeJob } from "../service/inbox/end-snooze.ts";
import { scheduleJob } from "../service/scheduling/run-schedule.ts";
import { scheduledMessages } from "../service/scheduling/scheduled-messages.ts";
import { scheduledPosts } from "../service/scheduling/scheduled-posts.ts";
import { removeAccountJob } from "../service/settings/disconnect-account.ts";
import { createRemoveAccountJob } from "./remove-account.ts";
import { createReportSearchesJob, reportSearchesJob } from "./report-saved-searches.ts";

/** The operator's settings that jobs of the service use. */
export interface JobSettings {
  /** How late a post or message may be sent if the service was not running at its scheduled time. */
  readonly maxLateMinutes: number;
}

/** The jobs of the service, by kind. Connectors have their own. */
export const serviceJobs = (
  services: JobServices<ServiceContext>,
  { maxLateMinutes }: JobSettings,
): Readonly<Record<string, JobKind>> => ({
  [outreachJob]: createCampaignJob(services),
  [countValuesJob]: createCountValuesJob(services),
  [deleteOldRowsJob]: createDeleteOldRowsJob(services),
  [endSnoozeJob]: createEndSnoozeJob(services),
  [exportJob]: createExportJob(services),
  [expiryJob]: createExpiryJob(),
  [removeAccountJob]: createRemoveAccountJob(services),
  [reportSearchesJob]: createReportSearchesJob(services),
  [scheduledMessages.job]: scheduleJob(services, scheduledMessages, maxLateMinutes),
  [scheduledPosts.job]: scheduleJob(services, scheduledPosts, maxLateMinutes),
});
