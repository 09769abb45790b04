import type { CallServices, EventConsumers } from "../../runtime/index.ts";
import { campaignEvents } from "./campaigns/responses/campaign-events.ts";

/** The consumers of events of the service, by name. */
export const serviceConsumers = (services: CallServices): EventConsumers => ({
  campaigns: campaignEvents(services),
});
