import type { CallServices, EventConsumers } from "../../runtime/index.ts";
import { campaignEvents } from "./campaigns/responses/campaign-events.ts";
import { createNoticeConsumer } from "./notices/notice-consumer.ts";

/** The consumers of events of the service, by name. */
export const serviceConsumers = (services: CallServices): EventConsumers => ({
  campaigns: campaignEvents(services),
  notices: createNoticeConsumer(services),
});
