import type { JobKind, JobServices } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";
import { createCampaignJob } from "./campaigns/execution/campaign-job.ts";
import { outreachJob } from "./campaigns/wake.ts";
import { createExpiryJob, createExportJob, expiryJob, exportJob } from "./exports/run-export.ts";
import { scheduleJob } from "./scheduling/run-schedule.ts";
import { scheduledMessages } from "./scheduling/scheduled-messages.ts";
import { scheduledPosts } from "./scheduling/scheduled-posts.ts";

/** The jobs of the service, by kind. Connectors have their own. */
export const serviceJobs = (services: JobServices<ServiceContext>): Readonly<Record<string, JobKind>> => ({
  [outreachJob]: createCampaignJob(services),
  [exportJob]: createExportJob(services),
  [expiryJob]: createExpiryJob(),
  [scheduledMessages.job]: scheduleJob(services, scheduledMessages),
  [scheduledPosts.job]: scheduleJob(services, scheduledPosts),
});
