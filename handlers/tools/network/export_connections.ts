import type { ExportConnectionsHandler } from "../../../generated/tools/network/export_connections.ts";
import type { ServiceContext } from "../../context.ts";
import { orderExport } from "../../service/exports/exports.ts";

export const export_connections: ExportConnectionsHandler<ServiceContext> = (input, context) =>
  orderExport(context, "connections", input);
