import type { ListAuditEventsHandler } from "../../../generated/tools/settings/list_audit_events.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listAuditEvents } from "../../service/audit/list-audit-events.ts";

export const list_audit_events: ListAuditEventsHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listAuditEvents(context, input, page));
