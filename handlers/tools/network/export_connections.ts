import type { ExportConnectionsHandler } from "../../../generated/tools/network/export_connections.ts";
import type { ServiceContext } from "../../context.ts";
import { requestExport } from "../../service/exports/exports.ts";

export const export_connections: ExportConnectionsHandler<ServiceContext> = (input, context) =>
  requestExport(context, "connections", input);
