import type { ListAuditEventsHandler } from "../../../generated/tools/settings/list_audit_events.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listAuditEvents } from "../../service/audit/list-audit-events.ts";
import { nearestKeys, nearestTools } from "../../service/audit/nearest-values.ts";
import { checkPeriod } from "../../time/check-period.ts";

export const list_audit_events: ListAuditEventsHandler<ServiceContext> = async (input, context) => {
  const { tool, outcome, surface, key_id, since, until } = input;
  checkPeriod(input);
  return paginateFiltered(
    context,
    input,
    { tool, outcome, surface, key_id, since, until },
    (filters, page) => listAuditEvents(context, filters, page),
    {
      nearestValues: {
        tool: async (name) => nearestTools(context, name),
        key_id: (id) => nearestKeys(context, id),
      },
    },
  );
};
