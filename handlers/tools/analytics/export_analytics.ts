import type { ExportAnalyticsHandler } from "../../../generated/tools/analytics/export_analytics.ts";
import type { ServiceContext } from "../../context.ts";
import { requestExport } from "../../service/exports/exports.ts";

export const export_analytics: ExportAnalyticsHandler<ServiceContext> = (input, context) =>
  requestExport(context, "analytics", input);
