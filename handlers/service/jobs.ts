import type { JobKind, JobServices } from "../../runtime/index.ts";
import { scheduleJob } from "./scheduling/run-schedule.ts";
import { scheduledMessages } from "./scheduling/scheduled-messages.ts";
import { scheduledPosts } from "./scheduling/scheduled-posts.ts";

/** The jobs of the service, by kind. Connectors have their own. */
export const serviceJobs = (services: JobServices): Readonly<Record<string, JobKind>> => ({
  [scheduledMessages.job]: scheduleJob(services, scheduledMessages),
  [scheduledPosts.job]: scheduleJob(services, scheduledPosts),
});
