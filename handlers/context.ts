import type { EventPayloads } from "../generated/events.ts";
import { CallContext, type RuntimeTables } from "../runtime/index.ts";
import type { ModelEndpoint } from "./model/ask-model.ts";
import type { Connector, Connectors } from "./network/port/connector.ts";
import type { Network } from "./network/port/network.ts";
import type { AnalyticsTables } from "./service/analytics/tables.ts";
import type { AnnotationTables } from "./service/annotations/tables.ts";
import type { CampaignTables } from "./service/campaigns/tables.ts";
import type { DraftTables } from "./service/drafts/tables.ts";
import type { ExportTables } from "./service/exports/tables.ts";
import type { InboxTables } from "./service/inbox/tables.ts";
import type { LeadTables } from "./service/leads/tables.ts";
import type { SchedulingTables } from "./service/scheduling/tables.ts";
import type { NavigatorTables } from "./service/navigator/tables.ts";
import type { SavedSearchTables } from "./service/saved-searches/tables.ts";
import type { SettingsTables } from "./service/settings/tables.ts";
import type { TemplateTables } from "./service/templates/tables.ts";
import type { TicketTables } from "./service/tickets/tables.ts";
import type { WritingStyleTables } from "./service/writing-style/tables.ts";

/** The service's own tables (`svc_*`), one group per subject. */
export type ServiceTables = AnalyticsTables &
  AnnotationTables &
  CampaignTables &
  DraftTables &
  ExportTables &
  InboxTables &
  LeadTables &
  SchedulingTables &
  NavigatorTables &
  SavedSearchTables &
  SettingsTables &
  TemplateTables &
  TicketTables &
  WritingStyleTables;

/** The context that handlers receive with their input: the runtime's context, with the service's tables and the network. */
export abstract class ServiceContext extends CallContext<RuntimeTables & ServiceTables, EventPayloads> {
  /** The professional network as the call's account sees it. */
  abstract get network(): Network;

  /** The connector to the account's network. */
  abstract get connector(): Connector;

  /** The connectors of the service, by kind of network. */
  abstract get connectors(): Connectors;

  /** The model that the operator has configured, or null. */
  abstract get model(): ModelEndpoint | null;
}
